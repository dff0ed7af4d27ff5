/**
 * A lesson as the page knows it: its words are the message `id`, its goals and remarks are attributes of that message.
 */
export interface Lesson {
  readonly name: string;
  readonly id: string;
  readonly goals: readonly string[];
  readonly remarks: readonly string[];
  /** Codes of the refusals that the lesson has words of its own for. */
  readonly mistakes: readonly string[];
  /** Dealt as usual and played to the end. */
  readonly is_whole_game: boolean;
}
