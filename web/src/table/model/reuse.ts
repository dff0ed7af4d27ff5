/** What comes from the server is new each time it is said; what is said about most things is what was said before. */

type Parts = Record<string, unknown>;

/**
 * `after`, in which every part that equals the same part of `before` is that very part. Whoever draws a part can so see
 * at once that it has not changed. Both are plain data, as JSON has it.
 */
export function reuse<Value>(before: unknown, after: Value): Value {
  if (!isComposed(before) || !isComposed(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  const whole: Parts = Array.isArray(after) ? ([] as unknown as Parts) : {};
  let isSame = keys.length === Object.keys(before).length;
  for (const key of keys) {
    whole[key] = reuse(before[key], after[key]);
    isSame &&= whole[key] === before[key];
  }
  return (isSame ? before : whole) as Value;
}

function isComposed(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}
