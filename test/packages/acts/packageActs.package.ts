/** The reasons in `packageActs` and `h5Acts`: each names an act and a way that exist, and no act is left out without one. */
import { H5_ACTS, NOT_ON_PAGES, type H5Act } from '../../acts/h5Acts';
import { ACTS } from '../../acts/writeCalls';
import { PACKAGE_ACTS, PACKAGE_WAYS } from './packageActs';

/** Anything with reasons. */
interface Excused {
  readonly without?: Readonly<Partial<Record<string, string>>>;
}

const reasonsOf = (acts: Readonly<Partial<Record<string, Excused>>>) =>
  Object.entries(acts).flatMap(([act, excused]) =>
    Object.entries(excused?.without ?? {}).map(([way, reason = '']) => ({ act, way, reason })),
  );

const h5Acts: readonly (readonly [string, H5Act])[] = Object.entries(H5_ACTS);
const h5Reasons = reasonsOf(H5_ACTS);
const packageReasons = reasonsOf(PACKAGE_ACTS);

test('every act of the contract is performed on a page or has a reason, never both', () => {
  const performed = new Set(h5Acts.map(([name, { operation }]) => operation ?? name));
  expect([...performed, ...Object.keys(NOT_ON_PAGES)].sort()).toEqual(Object.keys(ACTS).sort());
});

test('every reason names an act and a way that exist', () => {
  const acts = new Set(h5Acts.map(([name]) => name));
  const ways = new Set<string>([...PACKAGE_WAYS, 'all', 'tabs']);
  expect(Object.keys(PACKAGE_ACTS).filter((name) => !acts.has(name))).toEqual([]);
  const all = [...h5Reasons, ...packageReasons];
  expect(all.filter(({ act, way }) => !acts.has(act) || !ways.has(way))).toEqual([]);
  expect(all.filter(({ reason }) => reason.trim().length < 10)).toEqual([]);
});

test('a package repeats no reason that H5 has', () => {
  const known = new Set(h5Reasons.map(({ act, way }) => `${act} ${way}`));
  expect(packageReasons.filter(({ act, way }) => known.has(`${act} ${way}`))).toEqual([]);
});
