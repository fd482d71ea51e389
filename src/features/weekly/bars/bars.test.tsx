import { act, type ReactNode } from 'react';
import { createScope } from '@/api';
import type { PageInView } from '@/platform/inView/types';
import type { LocationCapability, LocationOutcome } from '@/platform/location/types';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { SUBSCRIBE, shown, type Bench } from '../flashSale/testing/sessionsBench';
import { ModulePageProvider, type ModulePage } from '../page/modulePageContext';
import { type ModulePageBase, NO_PLACE, type PageTabs } from '../page/modulePageTypes';
import { LocationBar } from '../place/LocationBar';
import { PlaceStore } from '../place/PlaceStore';
import { FloatingShare } from './FloatingShare';
import { GuideBar } from './GuideBar';
import { ModuleTabs } from './ModuleTabs';
import { RulesEntry } from './RulesEntry';
import { SharePart } from './SharePart';
import { SubscribeBar } from './SubscribeBar';

// Page lifecycle hooks exist inside a running Taro page only.
jest.mock('@/hooks/usePageShown', () => ({ usePageShown: () => undefined }));

const appSays = { isSaid: false };
jest.mock('./modulePageRulesAlert', () => ({ alertModulePageRules: () => Promise.resolve(appSays.isSaid) }));
const scrolled: (readonly [string, number])[] = [];
const mockBar: { height: object } = { height: {} };
jest.mock('@/platform/scroll', () => ({
  scroll: {
    heightOf: () => Promise.resolve(mockBar.height),
    toElement: (id: string, offsetPx: number) => {
      scrolled.push([id, offsetPx]);
      return Promise.resolve({ kind: 'done' });
    },
  },
}));
const shared: unknown[] = [];
jest.mock('@/platform/share', () => ({
  share: {
    open: (card: unknown) => {
      shared.push(card);
      return Promise.resolve({ kind: 'link-copied' });
    },
  },
}));

const toasts: string[] = [];
jest.mock('@/platform/toast', () => ({
  toast: { show: (text: string) => toasts.push(text), hide: () => undefined },
}));

const place = testPlace();
let bench: Bench;
let clicks: string[];
let followed: string[];

beforeEach(async () => {
  bench = await shown();
  [clicks, followed] = [[], []];
  mockBar.height = { kind: 'measured', heightPx: 44 };
  scrolled.splice(0);
  shared.splice(0);
  toasts.splice(0);
});

async function show(node: ReactNode, changes: Partial<ModulePage> = {}): Promise<void> {
  const modulePage: ModulePage = {
    page: 'fcFriday',
    visit: { configId: 'FRI', channelId: 'app', scene: 'page', areThumbnailsOff: false },
    store: bench.modulePage,
    api: { fetchPage: jest.fn(), claim: jest.fn(), subscribe: jest.fn() },
    sessions: bench.store,
    scope: createScope(),
    view: null,
    exposed: new Set(),
    clockOffsetMs: () => 0,
    messages: {},
    follow: (url, component) => {
      followed.push(`${url} ${component}`);
      return Promise.resolve(true);
    },
    click: (component) => clicks.push(component),
    ...changes,
  } as ModulePage;
  await act(async () => {
    place.render(<ModulePageProvider value={modulePage}>{node}</ModulePageProvider>);
    await settle();
  });
}
const all = (selector: string): HTMLElement[] => Array.from(place.element.querySelectorAll(selector));
function one(selector: string): HTMLElement {
  const [found, ...more] = all(selector);
  if (found === undefined || more.length > 0) throw new Error(`not exactly one ${selector}`);
  return found;
}
/** The bar starts observing some time after the page's first render; advances jest's timers past that. */
async function beWatched(): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(1_000));
}
async function press(target: HTMLElement): Promise<void> {
  await act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await settle();
  });
}
const base = (changes: Partial<ModulePageBase> = {}): ModulePageBase => ({
  pageName: '星期五',
  isFinished: false,
  clients: [],
  headerUrl: '',
  groundColor: '',
  rulesHtml: '',
  hasShareButton: true,
  shareTitle: '一起抢券',
  shareImageUrl: '',
  hasSubscribeBar: true,
  subscribeText: '',
  subscribeStatus: 0,
  ...changes,
});

describe('location bar', () => {
  interface Device {
    permission: 'granted' | 'denied';
    outcome: LocationOutcome;
    settings: 'done' | 'unsupported';
  }
  function placeOf(device: Device): PlaceStore {
    const location: LocationCapability = {
      locate: () => Promise.resolve(device.outcome),
      permission: () => Promise.resolve(device.permission),
      openSettings: () =>
        Promise.resolve(device.settings === 'done' ? { kind: 'done' } : { kind: 'unsupported', why: '' }),
    };
    return new PlaceStore({
      location,
      selectAddress: null,
      api: {
        fetchPlace: () =>
          Promise.resolve({
            ...NO_PLACE,
            city: '巴音郭楞蒙古自治州',
            detailAddress: '库尔勒市人民东路和平小区12栋',
            longitude: '1',
            latitude: '2',
          }),
      },
      toCallFailure: () => ({ kind: 'no-answer' }),
      memory: { read: () => null, write: () => undefined },
      onPlace: () => undefined,
      clock: new FakeClock(),
      scope: createScope(),
    });
  }
  const located: LocationOutcome = { kind: 'located', longitude: 1, latitude: 2, system: 'wgs84' };
  const bar = { defaultArea: null };
  const onPress = jest.fn();
  beforeEach(() => void onPress.mockClear());

  it('shows the place, cut, and announces what a tap does', async () => {
    const store = placeOf({ permission: 'granted', outcome: located, settings: 'done' });
    await show(<LocationBar bar={bar} place={store} onPress={onPress} />);
    expect(one('[role=button]').getAttribute('aria-label')).toBe(
      '当前位置：巴音郭楞蒙古…库尔勒市人民东路和平小…，切换城市',
    );
    expect(place.element.textContent).toBe('巴音郭楞蒙古…库尔勒市人民东路和平小…切换城市');
  });

  it('without permission offers the settings, and explains where they are if it cannot open them', async () => {
    const store = placeOf({ permission: 'denied', outcome: located, settings: 'unsupported' });
    await show(<LocationBar bar={bar} place={store} onPress={onPress} />);
    expect(place.element.textContent).toBe('未开启定位切换城市去开启');
    await press(all('[role=button]')[1]!);
    expect(toasts).toEqual(['请在手机或浏览器的设置中允许获取位置信息']);
  });

  it('a tap opens the cities; a place that is found later is shown', async () => {
    const device: Device = { permission: 'granted', outcome: { kind: 'timeout' }, settings: 'done' };
    const store = placeOf(device);
    await show(<LocationBar bar={bar} place={store} onPress={onPress} />);
    expect(place.element.textContent).toBe('未获取到定位切换城市');
    await press(one('[role=button]'));
    expect([onPress.mock.calls.length, clicks]).toEqual([1, ['locationBar']]);
    device.outcome = located;
    await act(async () => void (await store.locate()));
    expect(place.element.textContent).toContain('巴音郭楞蒙古…');
  });
});

describe('tab bar', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const colors = { selectedGround: '#111111', selectedText: '#ffffff', ground: '', text: '' };
  const tabsOf = (count: number): PageTabs => ({
    tabs: Array.from({ length: count }, (_, index) => ({
      moduleId: `m${index}`,
      title: `标签${index}`,
      position: index,
    })),
    colors,
  });
  function fakeView() {
    const lines = new Map<string, { readonly linePx: number; readonly notify: (isAbove: boolean) => void }>();
    const view: PageInView = {
      watch: () => () => undefined,
      watchShown: () => () => undefined,
      watchLine(id, linePx, notify) {
        lines.set(id, { linePx, notify });
        return () => void lines.delete(id);
      },
      pause: () => undefined,
      resume: () => undefined,
      end: () => undefined,
    };
    return { view, lines };
  }
  const current = (): (string | null)[] => all('[aria-current=true]').map((link) => link.textContent);

  it('consists of in-page links, the current one marked, in the colours of the config', async () => {
    await show(<ModuleTabs page={tabsOf(3)} hasLocationBar={false} />);
    expect(one('[role=navigation]').getAttribute('aria-label')).toBe('页面导航');
    expect(all('[role=link]').map((link) => [link.textContent, link.tabIndex])).toEqual([
      ['标签0', 0],
      ['标签1', 0],
      ['标签2', 0],
    ]);
    expect(current()).toEqual(['标签0']);
    expect(one('[style*="rgb(17, 17, 17)"]').textContent).toBe('标签0');
  });

  it('follows the scroll and renders only when the active tab changes', async () => {
    const { view, lines } = fakeView();
    await show(<ModuleTabs page={tabsOf(3)} hasLocationBar />, { view });
    expect(lines.size).toBe(0);
    await beWatched();
    expect(lines.get('m-m1')?.linePx).toBe(64);
    const changes: MutationRecord[] = [];
    const watcher = new MutationObserver((records) => changes.push(...records));
    watcher.observe(place.element, { attributes: true, childList: true, subtree: true, characterData: true });
    await act(async () => {
      lines.get('m-m0')?.notify(true);
      await settle();
    });
    expect(changes).toHaveLength(0);
    act(() => lines.get('m-m1')?.notify(true));
    expect(current()).toEqual(['标签1']);
    act(() => lines.get('m-m1')?.notify(false));
    expect(current()).toEqual(['标签0']);
    watcher.disconnect();
    place.render(null);
    expect(lines.size).toBe(0);
  });

  it('keeps the order of the tabs, and finds the current one by the order of the modules', async () => {
    const { view, lines } = fakeView();
    const { tabs } = tabsOf(3);
    const turned = tabs.map((tab, index) => ({ ...tab, position: 2 - index }));
    await show(<ModuleTabs page={{ tabs: turned, colors }} hasLocationBar={false} />, { view });
    expect(all('[role=link]').map((link) => link.textContent)).toEqual(['标签0', '标签1', '标签2']);
    expect(current()).toEqual(['标签2']);
    await beWatched();
    act(() => lines.get('m-m2')?.notify(true));
    expect(current()).toEqual(['标签2']);
    act(() => lines.get('m-m1')?.notify(true));
    expect(current()).toEqual(['标签1']);
  });

  it('does not observe the modules again if a new response has the same tabs', async () => {
    const { view, lines } = fakeView();
    const modulePage = { view };
    await show(<ModuleTabs page={tabsOf(3)} hasLocationBar={false} />, modulePage);
    await beWatched();
    const before = lines.get('m-m0');
    expect(before).toBeDefined();
    await show(<ModuleTabs page={tabsOf(3)} hasLocationBar={false} />, modulePage);
    expect(lines.get('m-m0')).toBe(before);
  });

  it.each([
    [false, 44],
    [true, 56],
  ])('a tap scrolls to the module (location bar: %s)', async (hasLocationBar, offsetPx) => {
    await show(<ModuleTabs page={tabsOf(3)} hasLocationBar={hasLocationBar} />);
    await press(all('[role=link]')[2]!);
    expect(scrolled).toEqual([['m-m2', offsetPx]]);
    expect(current()).toEqual(['标签2']);
    expect(clicks).toEqual(['tab']);
  });

  it('a tap uses the bar’s height as it is drawn at 750 wide if it cannot be measured', async () => {
    mockBar.height = { kind: 'unsupported', why: '' };
    await show(<ModuleTabs page={tabsOf(3)} hasLocationBar={false} />);
    await press(all('[role=link]')[1]!);
    expect(scrolled).toEqual([['m-m1', (window.innerWidth * 88) / 750]]);
  });

  it('observes nothing if unmounted before the bar is measured', async () => {
    const { view, lines } = fakeView();
    await show(<ModuleTabs page={tabsOf(3)} hasLocationBar={false} />, { view });
    place.render(null);
    await beWatched();
    expect(lines.size).toBe(0);
  });

  it('observes nothing if unmounted while the bar is measured', async () => {
    let measure: (height: object) => void = () => undefined;
    mockBar.height = new Promise<object>((resolve) => (measure = resolve));
    const { view, lines } = fakeView();
    await show(<ModuleTabs page={tabsOf(3)} hasLocationBar={false} />, { view });
    await beWatched();
    place.render(null);
    await act(async () => {
      measure({ kind: 'measured', heightPx: 44 });
      await settle();
    });
    expect(lines.size).toBe(0);
  });

  it('a scrolling row keeps the current tab in the middle', async () => {
    const { innerWidth } = window;
    Object.assign(window, { innerWidth: 375 });
    await show(<ModuleTabs page={tabsOf(8)} hasLocationBar={false} />);
    const glides: unknown[] = [];
    Object.assign(one('.scroller'), { scrollTo: (place: object) => glides.push(place) });
    await press(all('[role=link]')[5]!);
    expect(glides).toEqual([{ left: 396, behavior: 'smooth' }]);
    expect(all('.cell').map((cell) => cell.style.width)).toEqual(Array(8).fill('106px'));
    Object.assign(window, { innerWidth });
  });

  it.each([
    [4, 0],
    [5, 1],
  ])('%d tabs: %d scrolling rows', async (count, rows) => {
    await show(<ModuleTabs page={tabsOf(count)} hasLocationBar={false} />);
    expect(all('.scroller')).toHaveLength(rows);
    expect(all('[role=link]')).toHaveLength(count);
  });
});

describe('reminder', () => {
  it('is there while it is offered, and gone once it is set', async () => {
    await show(<SubscribeBar base={base({ subscribeText: '开抢提醒我' })} />);
    expect(one('[role=region]').textContent).toBe('开抢提醒我添加提醒');
    await press(one('[role=button]'));
    expect(one('[role=region]').textContent).toBe('开抢提醒我订阅中…');
    await act(async () => {
      await bench.sentTo(SUBSCRIBE)[0]?.ok(null);
      await settle();
    });
    expect(all('[role=region]')).toHaveLength(0);
    expect([toasts, bench.sentTo(SUBSCRIBE).length]).toEqual([['订阅成功'], 1]);
  });

  it('stays after a rejection, whose message is shown', async () => {
    await show(<SubscribeBar base={base()} />);
    await press(one('[role=button]'));
    await act(async () => {
      await bench.sentTo(SUBSCRIBE)[0]?.fail('1', '今日订阅已满');
      await settle();
    });
    expect(one('[role=region]').textContent).toContain('添加提醒');
    expect(toasts).toEqual(['今日订阅已满']);
  });

  it('is tracked, and has a default text', async () => {
    await show(<SubscribeBar base={base()} />);
    expect(one('[role=region]').getAttribute('aria-label')).toBe('订阅活动提醒，开抢不错过');
    await press(one('[role=button]'));
    expect(clicks).toEqual(['subscribeBar']);
  });

  it('asks for the host’s permission first; if the user refuses, no reminder is set', async () => {
    await show(<SubscribeBar base={base()} />, { messages: { ask: () => Promise.resolve('暂未订阅') } });
    await press(one('[role=button]'));
    expect([toasts, bench.sentTo(SUBSCRIBE).length, clicks]).toEqual([['暂未订阅'], 0, ['subscribeBar']]);
  });

  it('is hidden if the page has it switched off', async () => {
    await show(<SubscribeBar base={base({ hasSubscribeBar: false })} />);
    expect(place.element.textContent).toBe('');
  });
});

describe('share button', () => {
  it('opens the host’s sharing, and shows what is left to do', async () => {
    await show(<FloatingShare base={base({ clients: [3] })} />);
    await press(one('[role=button]'));
    expect(shared).toEqual([
      expect.objectContaining({
        title: '一起抢券',
        url: expect.stringMatching(/\/fcFriday\?configId=FRI&channelId=app-share$/),
        pagePath: expect.stringMatching(/configId=FRI&channelId=app-share&onlyH5=1$/),
      }),
    ]);
    expect(toasts).toEqual(['链接已复制，快去分享给好友吧']);
    expect(clicks).toEqual(['share']);
  });

  it('is hidden in an embedded view, which the host’s menu can still share', async () => {
    await show(<SharePart base={base()} hasButton={false} />);
    expect(all('[role=button]')).toHaveLength(0);
    await show(<SharePart base={base()} hasButton />);
    expect(all('[role=button]')).toHaveLength(1);
  });

  it('is hidden if the page has it switched off', async () => {
    await show(<FloatingShare base={base({ hasShareButton: false })} />);
    expect(place.element.textContent).toBe('');
  });
});

describe('rules and guide bar', () => {
  it('shows no tag without rules; the dialog has the texts of the spec', async () => {
    await show(<RulesEntry html="  " />);
    expect(place.element.textContent).toBe('');
    await show(<RulesEntry html="<p>每人限领一张</p>" />);
    await press(one('[role=button]'));
    expect(place.element.textContent).toContain('活动规则');
    expect(place.element.textContent).toContain('每人限领一张');
    expect(place.element.textContent).toContain('我知道了');
    expect(clicks).toEqual(['rules']);
  });

  it.each([
    ['page', 0],
    ['pickDetail', 1],
  ] as const)('the tag in scene %s: %d placed over the modules', async (scene, places) => {
    await show(<RulesEntry html="<p>x</p>" />, {
      visit: { configId: 'FRI', channelId: 'app', scene, areThumbnailsOff: false },
    });
    expect(all('.rules')).toHaveLength(places);
  });

  it.each([
    ['pickResult', true, false],
    ['pickResult', false, true],
    ['pickDetail', true, true],
  ] as const)(
    'rules in %s, shown by the app itself (%p), open the page’s dialog: %p',
    async (scene, isSaid, isOpen) => {
      appSays.isSaid = isSaid;
      const visit = { configId: 'FRI', channelId: 'app', scene, areThumbnailsOff: false };
      await show(<RulesEntry html="<p>每人限领一张</p>" />, { visit });
      await press(one('[role=button]'));
      await act(settle);
      expect(place.element.textContent?.includes('每人限领一张')).toBe(isOpen);
    },
  );

  it('the guide bar opens the link of the config, if it has one', async () => {
    await show(<GuideBar bar={{ imageUrl: '', linkUrl: '/list/A' }} />);
    await press(one('[role=link]'));
    expect(followed).toEqual(['/list/A guideBar']);
    await show(<GuideBar bar={{ imageUrl: '', linkUrl: '' }} />);
    expect(all('[role=link]')).toHaveLength(0);
  });
});
