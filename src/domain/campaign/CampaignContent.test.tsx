import { act, type ReactNode } from 'react';
import { createScope } from '@/api';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { CampaignContent } from './CampaignContent';
import { CampaignProvider } from './campaignContext';
import { campaignValue } from './flashSale/testing/campaignValue';
import { type Bench, shown } from './flashSale/testing/sessionsBench';
import { campaignPage, type CampaignPage } from './parsePage';
import type { PlacePart } from './place/placePart';
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
// Parts with tests of their own: here it counts whether they are there, and in which order.
jest.mock('./bars/RulesEntry', () => ({ RulesEntry: ({ html }: { html: string }) => `[rules ${html}]` }));
jest.mock('./bars/GuideBar', () => ({
  GuideBar: ({ bar }: { bar: { imageUrl: string } }) => `[guide ${bar.imageUrl}]`,
}));
jest.mock('./bars/SubscribeBar', () => ({ SubscribeBar: () => '[reminder]' }));
jest.mock('./bars/TabBar', () => ({
  TabBar: ({ page, hasLocationBar }: { page: { tabs: unknown[] }; hasLocationBar: boolean }) =>
    `[${page.tabs.length} tabs, place ${hasLocationBar}]`,
}));
jest.mock('./bars/SharePart', () => ({
  SharePart: ({ hasButton }: { hasButton: boolean }) => `[share, button ${hasButton}]`,
}));
jest.mock('./bars/MessagesPart', () => ({ MessagesPart: () => '[messages]' }));
jest.mock('./ModuleFrame', () => ({
  ModuleFrame: ({ module, index }: { module: { place: { uniqueId: string } }; index: number }) =>
    `[${index} ${module.place.uniqueId}]`,
  useTurns: (turns: { runTo: (count: number) => void }, count: number) => turns.runTo(count),
}));
jest.mock('./components/Header', () => ({ Header: ({ title }: { title: string }) => `[header ${title}]` }));
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
const read = (changes: object = {}): CampaignPage =>
  campaignPage(
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

type Props = Partial<Parameters<typeof CampaignContent>[0]>;
async function show(page: CampaignPage, props: Props = {}, scene: Scene = 'page'): Promise<void> {
  const visit = { configId: 'FRI', channelId: '', scene, areThumbnailsOff: false };
  const value = campaignValue(bench, { visit, scope: createScope() });
  await act(async () => {
    place.render(
      <CampaignProvider value={value}>
        <CampaignContent
          page={page}
          loadPlaces={() => Promise.resolve({} as PlacePart)}
          renderPlace={() => '[place]'}
          {...props}
        />
      </CampaignProvider>,
    );
    await settle();
  });
}
const words = (): string | null => place.element.textContent;
/** Until the first screen is mounted and what comes behind it is loaded. */
const rest = (): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(5_000);
    await settle();
  });

it('has header, rules, modules, footer and reminder', async () => {
  await show(read());
  expect(words()).toBe('[header 周五][rules x][0 a][1 b][0 problems][footer dark][reminder]');
});

it('has the bars that the config has', async () => {
  await show(read(BARS));
  expect(words()).toBe(
    '[header 周五][rules x][place][2 tabs, place true][guide /g][0 a][1 b][0 problems][footer dark][reminder]',
  );
});

it('in an embedded scene has neither header nor tabs', async () => {
  await show(read({ ...BARS, locationModule: null }), {}, 'pickDetail');
  expect(words()).toBe('[rules x][guide /g][0 a][1 b][0 problems][footer dark][reminder]');
});

it('something else in the place of the modules has no tabs', async () => {
  await show(read({ ...BARS, locationModule: null, guideBarModule: null }), {
    banner: '[banner]',
    instead: '[instead]',
  });
  expect(words()).toContain('[header 周五][rules x][banner][instead][0 problems]');
});

it('tabs without a location bar know that, and a page without a reminder has none', async () => {
  await show(read({ ...BARS, locationModule: null }), { hasReminder: false });
  expect(words()).toContain('[2 tabs, place false]');
  expect(words()).not.toContain('[reminder]');
});

describe('behind the first screen', () => {
  it.each<[Scene, boolean]>([
    ['page', true],
    ['pickDetail', false],
  ])('comes what shares it; in %s with its own button: %p', async (scene, hasButton) => {
    await show(read(), {}, scene);
    expect(words()).not.toContain('[share');
    await rest();
    expect(words()).toContain(`[share, button ${hasButton}]`);
  });

  it.each([true, false])('come the host’s messages where it has any: %p', async (isOffered) => {
    mockMessages.isOffered = isOffered;
    await show(read());
    expect(words()).not.toContain('[messages]');
    await rest();
    expect(words()?.includes('[messages]')).toBe(isOffered);
  });

  it('a page without modules is shared immediately', async () => {
    await show(read(), { instead: '[instead]' });
    expect(words()).toContain('[share, button true]');
  });
});

describe('its element', () => {
  const page = (): HTMLElement => place.element.firstElementChild as HTMLElement;

  it.each([
    ['#000000', 'rgb(0, 0, 0)'],
    ['', ''],
  ])('ground %p of the config', async (bottomColor, ground) => {
    await show(read({ baseInfo: { bottomColor } }));
    expect(page().style.backgroundColor).toBe(ground);
  });

  it.each([
    [undefined, false],
    [true, true],
  ])('no taller than the screen: %p', async (isCapped, expected) => {
    await show(read(), { isCapped });
    expect(page().classList.contains('capped')).toBe(expected);
  });

  it('has the id that its page gives, or is wrapped by it; what floats stays outside', async () => {
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
