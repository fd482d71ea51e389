/** Lines of a record. */

/** Lines that a tap adds to the page, and lines that it removes. */
const MOST_LINES = 40;

/** Lines of `after` that are not in `before`. */
export function added(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of before) left.set(line, (left.get(line) ?? 0) + 1);
  return after.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

/** Lines below another one. */
export const listed = (mark: string, lines: readonly string[]): string[] =>
  lines.map((line) => `  ${mark} ${line}`);

/** Lines that a tap removed from the page and added to it. */
export const changes = (before: readonly string[], after: readonly string[]): string[] => [
  ...listed('-', added(after, before).slice(0, MOST_LINES)),
  ...listed('+', added(before, after).slice(0, MOST_LINES)),
];
