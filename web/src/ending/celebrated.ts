/** Which games have had their fanfare. */
const celebrated = new Set<string>();

/** Whether the end of this game was there before; from now on it was. */
export function hasBegun(table: string, game: number): boolean {
  const name = `${table} ${game}`;
  const was = celebrated.has(name);
  celebrated.add(name);
  return was;
}
