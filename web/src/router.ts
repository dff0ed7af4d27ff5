/** Which page an address names. Addresses are plain paths, so every place in the program can be linked to. */
export type Parameters = Readonly<Record<string, string>>;

/** The named parts of `path` if it has the shape of `pattern` (`/table/:id`), else null. */
export function matchPath(pattern: string, path: string): Parameters | null {
  const expected = segments(pattern);
  const actual = segments(path);
  if (expected.length !== actual.length) return null;
  const found: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const given = decode(actual[index] as string);
    if (given === null) return null;
    if (part.startsWith(':')) found[part.slice(1)] = given;
    else if (part !== given) return null;
  }
  return found;
}

/** Trailing slashes do not matter. */
function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** A hand-typed address may contain a broken escape; such a path simply matches nothing. */
function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
