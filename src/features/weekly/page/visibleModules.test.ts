import { parseModulePage, type ModulePageData } from './parsePage';
import { visibleModules, visibleTabs } from './visibleModules';

const picture = (uniqueId: string, order: number): object => ({
  uniqueId,
  order,
  fioIndex: order,
  imgUrl: '/a.png',
  appUrl: '',
});
const page = (statusCode: string, tabs: readonly string[] = []): ModulePageData =>
  parseModulePage(
    {
      baseInfo: { statusCode },
      independentModuleList: [picture('a', 1), picture('c', 3)],
      commonModuleList: [
        { uniqueId: 'b', order: 2, fioIndex: 2, itemList: [{ imgUrl: '/b.png', appUrl: '' }] },
      ],
      pageIndicatorModule: {
        pageModuleList: tabs.map((moduleUniqueId) => ({ moduleUniqueId, moduleDisplayName: moduleUniqueId })),
      },
    },
    'data',
  );
const ids = (of: ModulePageData): string[] => visibleModules(of).map(({ place }) => place.uniqueId);

it('shows all modules', () => {
  expect(ids(page('PROCESSING'))).toEqual(['a', 'b', 'c']);
});

it('shows all but the common ones in a finished campaign (product §2.4)', () => {
  expect(ids(page('FINISHED'))).toEqual(['a', 'c']);
});

it('returns the same array if nothing is hidden, so that nothing re-renders', () => {
  const all = page('PROCESSING');
  expect(visibleModules(all)).toBe(all.modules);
});

it.each([
  ['PROCESSING', ['a', 'b', 'c'], ['a', 'b', 'c']],
  ['FINISHED', ['a', 'b', 'c'], ['a', 'c']],
  ['FINISHED', ['a', 'b'], undefined],
  ['PROCESSING', ['a'], undefined],
])('%s with tabs %j shows %j', (statusCode, tabs, expected) => {
  expect(visibleTabs(page(statusCode, tabs))?.tabs.map(({ moduleId }) => moduleId)).toEqual(expected);
});
