import { act, type ReactNode } from 'react';
import { createScope } from '@/api';
import { modulePageValue } from '@/features/weekly/flashSale/testing/modulePageValue';
import { type Bench, shown } from '@/features/weekly/flashSale/testing/sessionsBench';
import type { PlacePart } from '@/features/weekly/place/placePart';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { ModulePageContent } from './ModulePageContent';
import { ModulePageProvider } from './modulePageContext';
import { parseModulePage, type ModulePageData } from './parsePage';
import type { Scene } from './scenes';

// Page lifecycle hooks exist inside a running Taro page only.
jest.mock('@/hooks/usePageActive', () => ({ usePageActive: () => true }));
const mockMessages = { isOffered: false };
jest.mock('@/platform/subscribeMessage', () => ({
  subscribeMessage: {
    get isOffered() {
      return mockMessages.isOffered;
    },
  },
}));
// Tested separately: here it only matters which parts are rendered, and in which order.
jest.mock('@/features/weekly/bars/RulesEntry', () => ({
  RulesEntry: ({ html }: { html: string }) => `[rules ${html}]`,
}));
jest.mock('@/features/weekly/bars/GuideBar', () => ({
  GuideBar: ({ bar }: { bar: { imageUrl: string } }) => `[guide ${bar.imageUrl}]`,
}));
jest.mock('@/features/weekly/bars/SubscribeBar', () => ({ SubscribeBar: () => '[reminder]' }));
jest.mock('@/features/weekly/bars/ModuleTabs', () => ({
  ModuleTabs: ({ page, hasLocationBar }: { page: { tabs: unknown[] }; hasLocationBar: boolean }) =>
    `[${page.tabs.length} tabs, place ${hasLocationBar}]`,
}));
jest.mock('@/features/weekly/bars/SharePart', () => ({
  SharePart: ({ hasButton }: { hasButton: boolean }) => `[share, button ${hasButton}]`,
}));
jest.mock('@/features/weekly/bars/MessagesPart', () => ({ MessagesPart: () => '[messages]' }));
jest.mock('./ModuleFrame', () => ({
  ModuleFrame: ({ module, index }: { module: { place: { uniqueId: string } }; index: number }) =>
    `[${index} ${module.place.uniqueId}]`,
  useModuleQueue: (turns: { runTo: (count: number) => void }, count: number) => turns.runTo(count),
}));
jest.mock('./components/ModulePageHeader', () => ({
  ModulePageHeader: ({ title }: { title: string }) => `[header ${title}]`,
}));
jest.mock('./components/Problems', () => ({
  Problems: ({ problems }: { problems: unknown[] }) => `[${problems.length} problems]`,
}));
jest.mock('./components/Footer', () => ({ Footer: ({ tone }: { tone: string }) => `[footer ${tone}]` }));

const place = testPlace();
let bench: Bench;
beforeEach(async () => {
  bench = await shown();
  mockMessages.isOffered = false;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const picture = (uniqueId: string): object => ({ uniqueId, order: 1, fioIndex: 1, imgUrl: '/a.png' });
const read = (changes: object = {}): ModulePageData =>
  parseModulePage(
    {
      baseInfo: { pageName: '周五', ruleDesc: 'x', bottomColor: '#000000' },
      independentModuleList: [picture('a'), picture('b')],
      ...changes,
    },
    'data',
  );
const BARS = {
  guideBarModule: { guideBarSwitch: true, imgUrl: '/g' },
  locationModule: { locationComponentSwitch: true },
  pageIndicatorModule: {
    pageModuleList: ['a', 'b'].map((id) => ({ moduleUniqueId: id, moduleDisplayName: id })),
  },
};

type Props = Partial<Parameters<typeof ModulePageContent>[0]>;
async function show(page: ModulePageData, props: Props = {}, scene: Scene = 'page'): Promise<void> {
  const visit = { configId: 'FRI', channelId: '', scene, areThumbnailsOff: false };
  const value = modulePageValue(bench, { visit, scope: createScope() });
  await act(async () => {
    place.render(
      <ModulePageProvider value={value}>
        <ModulePageContent
          page={page}
          loadPlaces={() => Promise.resolve({} as PlacePart)}
          renderPlace={() => '[place]'}
          {...props}
        />
      </ModulePageProvider>,
    );
    await settle();
  });
}
const words = (): string | null => place.element.textContent;
/** Waits until the first screen is mounted and the parts behind it are loaded. */
const rest = (): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(5_000);
    await settle();
  });

it('shows header, rules, modules, footer and reminder', async () => {
  await show(read());
  expect(words()).toBe('[header 周五][rules x][0 a][1 b][0 problems][footer dark][reminder]');
});

it('shows the bars that the config contains', async () => {
  await show(read(BARS));
  expect(words()).toBe(
    '[header 周五][rules x][place][2 tabs, place true][guide /g][0 a][1 b][0 problems][footer dark][reminder]',
  );
});

it('shows neither header nor tabs in an embedded scene', async () => {
  await show(read({ ...BARS, locationModule: null }), {}, 'pickDetail');
  expect(words()).toBe('[rules x][guide /g][0 a][1 b][0 problems][footer dark][reminder]');
});

it('shows no tabs if other content replaces the modules', async () => {
  await show(read({ ...BARS, locationModule: null, guideBarModule: null }), {
    banner: '[banner]',
    instead: '[instead]',
  });
  expect(words()).toContain('[header 周五][rules x][banner][instead][0 problems]');
});

it('reports a missing location bar to the tabs, and shows no reminder if the page has none', async () => {
  await show(read({ ...BARS, locationModule: null }), { hasReminder: false });
  expect(words()).toContain('[2 tabs, place false]');
  expect(words()).not.toContain('[reminder]');
});

describe('after the first screen', () => {
  it.each<[Scene, boolean]>([
    ['page', true],
    ['pickDetail', false],
  ])('loads the share part; in %s with its own button: %p', async (scene, hasButton) => {
    await show(read(), {}, scene);
    expect(words()).not.toContain('[share');
    await rest();
    expect(words()).toContain(`[share, button ${hasButton}]`);
  });

  it.each([true, false])('loads the host’s messages if it has any: %p', async (isOffered) => {
    mockMessages.isOffered = isOffered;
    await show(read());
    expect(words()).not.toContain('[messages]');
    await rest();
    expect(words()?.includes('[messages]')).toBe(isOffered);
  });

  it('sets up sharing immediately on a page without modules', async () => {
    await show(read(), { instead: '[instead]' });
    expect(words()).toContain('[share, button true]');
  });
});

describe('the page element', () => {
  const page = (): HTMLElement => place.element.firstElementChild as HTMLElement;

  it.each([
    ['#000000', 'rgb(0, 0, 0)'],
    ['', ''],
  ])('background %p of the config', async (bottomColor, ground) => {
    await show(read({ baseInfo: { bottomColor } }));
    expect(page().style.backgroundColor).toBe(ground);
  });

  it.each([
    [undefined, false],
    [true, true],
  ])('at most as tall as the screen: %p', async (isCapped, expected) => {
    await show(read(), { isCapped });
    expect(page().classList.contains('capped')).toBe(expected);
  });

  it('has the given id, or the given wrapper; floating content stays outside', async () => {
    await show(read(), { contentId: 'content', children: '[floats]' });
    expect(document.getElementById('content')?.textContent).toContain('[header 周五]');
    expect(document.getElementById('content')?.textContent).not.toContain('[floats]');
    const wrap = (content: ReactNode): ReactNode => <main>{content}</main>;
    await show(read(), { contentId: 'content', wrap });
    expect([document.getElementById('content'), place.element.querySelectorAll('main').length]).toEqual([
      null,
      1,
    ]);
  });
});
