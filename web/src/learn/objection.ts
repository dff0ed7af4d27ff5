/**
 * What stands against what the learner is about to do: a refusal, or what the palace says about the place they point
 * at.
 */
import type { Reason } from '../protocol';
import type { Ground, Pick } from '../table/model/picks';

export function objectionTo(picked: Pick, ground: Ground, refused: Reason | null): Reason | null {
  if (refused) return refused;
  const cell = picked.kind === 'tile' ? picked.target : picked.kind === 'nothing' ? null : picked.cell;
  return cell === null ? null : (ground.get(cell)?.reason ?? null);
}
