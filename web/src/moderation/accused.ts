/** Somebody the reader wants to report, perhaps for one remark. */
export interface Accused {
  readonly key: string;
  readonly name: string;
  readonly remark: number | null;
  /** What the remark says. */
  readonly words: string;
}
