/** The reasons in `packageActs` and `h5Acts`: each names an act and a way that exist, and no act is left out without one. */
import { H5_ACTS, NOT_ON_PAGES, type H5Act } from '../../acts/h5Acts';
import { ACTS } from '../../acts/writeCalls';
import { PACKAGE_ACTS, PACKAGE_WAYS } from './packageActs';

type Reasons = readonly (readonly [act: string, way: string, reason: string])[];

const h5Acts: readonly (readonly [string, H5Act])[] = Object.entries(H5_ACTS);
const h5Reasons: Reasons = h5Acts.flatMap(([name, { without = {} }]) =>
  Object.entries(without).map(([way, reason]) => [name, way, reason] as const),
);
const packageReasons: Reasons = Object.entries(PACKAGE_ACTS).flatMap(([name, { without = {} }]) =>
  Object.entries(without).map(([way, reason]) => [name, way, reason] as const),
);

test('every act of the contract is performed on a page or has a reason, never both', () => {
  const performed = new Set(h5Acts.map(([name, { operation }]) => operation ?? name));
  expect([...performed, ...Object.keys(NOT_ON_PAGES)].sort()).toEqual(Object.keys(ACTS).sort());
});

test('every reason names an act and a way that exist', () => {
  const acts = new Set(h5Acts.map(([name]) => name));
  const ways = new Set<string>([...PACKAGE_WAYS, 'all', 'tabs']);
  expect(Object.keys(PACKAGE_ACTS).filter((name) => !acts.has(name))).toEqual([]);
  const all = [...h5Reasons, ...packageReasons];
  expect(all.filter(([name, way]) => !acts.has(name) || !ways.has(way))).toEqual([]);
  expect(all.filter(([, , reason]) => reason.trim().length < 10)).toEqual([]);
});

test('a package repeats no reason that H5 has', () => {
  const known = new Set(h5Reasons.map(([name, way]) => `${name} ${way}`));
  expect(packageReasons.filter(([name, way]) => known.has(`${name} ${way}`))).toEqual([]);
});
