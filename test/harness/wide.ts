// Two sets (docs/testing.md): `npm test` runs the short one, `npm test -- --all` the wide tests too. A wide test that
// is not requested is not registered, so it does not count as skipped. A whole file is wide by its name:
// `x.wide.test.ts`.

/** The full run, without the time limit of a quarter of an hour. */
export const isWide = process.env.TEST_SET === 'all';

/** Adds the marker by which readers of the results, and `--grep wide`, find the test. */
const marked = (name: string): string => `${name} (wide)`;

/** A test of the wide set only. */
export function wide(name: string, body: jest.ProvidesCallback, timeoutMs?: number): void {
  if (isWide) test(marked(name), body, timeoutMs);
}

/** The type of `wide.each(cases)`. */
type Table<Arguments extends readonly unknown[]> = (
  name: string,
  body: (...values: [...Arguments]) => Promise<unknown> | void,
  timeoutMs?: number,
) => void;

/** Like `test.each`: a row that is a list is spread into arguments, any other row is passed as it is. */
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

/** How many runs of a property test: `short` in the short set, `all` in the wide one. */
export const runs = (short: number, all: number): number => (isWide ? all : short);
