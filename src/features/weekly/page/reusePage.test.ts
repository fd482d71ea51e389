import { parseModulePage, type ModulePageData } from './parsePage';
import { reusePage } from './reusePage';

const picture = (uniqueId: string, imgUrl = '/a.png'): object => ({
  uniqueId,
  order: 1,
  fioIndex: 1,
  imgUrl,
});
const read = (pictures: readonly object[], extra: object = {}): ModulePageData =>
  parseModulePage({ independentModuleList: pictures, ...extra }, 'data');

const bars = (name: string): object => ({
  baseInfo: { pageName: name },
  guideBarModule: { guideBarSwitch: true, imgUrl: `/${name}` },
  locationModule: {
    locationComponentSwitch: true,
    defaultLocationSwitch: true,
    defaultArea: { cityName: name },
  },
  pageIndicatorModule: {
    pageModuleList: ['a', 'b'].map((moduleUniqueId) => ({ moduleUniqueId, moduleDisplayName: name })),
  },
  luckyModule: name === 'one' ? {} : null,
});
const PARTS = ['base', 'guideBar', 'locationBar', 'tabs', 'modules', 'problems'] as const;

test('unchanged parts are the same objects as before', () => {
  const before = read([picture('a'), picture('b')], bars('one'));
  const after = reusePage(before, read([picture('a'), picture('b')], bars('one')));
  for (const part of PARTS) expect(after[part]).toBe(before[part]);
});

test('changed parts are the new ones', () => {
  const fresh = read([picture('a', '/b.png'), picture('b')], bars('two'));
  const after = reusePage(read([picture('a'), picture('b')], bars('one')), fresh);
  expect(after).toEqual(fresh);
});

test.each([
  ['one that is gone', [picture('a')], [true]],
  ['one that came', [picture('a'), picture('b'), picture('c')], [true, true, false]],
  ['one that changed', [picture('a', '/x.png'), picture('b')], [false, true]],
  ['another order', [picture('b'), picture('a')], [true, true]],
])('modules with %s: the others are the same objects as before', (_name, pictures, areKept) => {
  const before = read([picture('a'), picture('b')]);
  const fresh = read(pictures);
  const { modules } = reusePage(before, fresh);
  expect(modules).toEqual(fresh.modules);
  expect(modules.map((module) => before.modules.includes(module))).toEqual(areKept);
});
