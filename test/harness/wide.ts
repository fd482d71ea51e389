// Two sets (docs/testing.md): `npm test` runs the short one, `npm test -- --all` the wide tests too. A wide test that is
// not asked for is not registered, so it does not count as skipped. A whole file is wide by its name: `x.wide.test.ts`.

/** The run has everything in it, not only what a quarter of an hour has room for. */
export const isWide = process.env.TEST_SET === 'all';

/** The word that a reader of the results, and `--grep wide`, finds it by. */
const marked = (name: string): string => `${name} (wide)`;

/** A test of the wide set only. */
export function wide(name: string, body: jest.ProvidesCallback, timeoutMs?: number): void {
  if (isWide) test(marked(name), body, timeoutMs);
}

/** What `wide.each(cases)` gives. */
type Table<Arguments extends readonly unknown[]> = (
  name: string,
  body: (...values: [...Arguments]) => Promise<unknown> | void,
  timeoutMs?: number,
) => void;

/** As `test.each`: a row that is a list hands over its parts, any other row itself. */
function each<Row extends readonly unknown[] | readonly [unknown]>(cases: readonly Row[]): Table<Row>;
function each<Row>(cases: readonly Row[]): Table<readonly [Row]>;
function each(cases: readonly unknown[]): Table<readonly unknown[]> {
  return (name, body, timeoutMs) => {
    if (isWide) test.each(cases)(marked(name), body, timeoutMs);
  };
}
wide.each = each;

/** A block whose tests all belong to the wide set. */
export function describeWide(name: string, body: () => void): void {
  if (isWide) describe(marked(name), body);
}

/** How often a property is tried: so often in the short set, so often in the wide one. */
export const runs = (short: number, all: number): number => (isWide ? all : short);
