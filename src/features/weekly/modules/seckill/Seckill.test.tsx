import { act } from 'react';
import type { PageInView } from '@/platform/inView/types';
import { markup } from '@/platform/markup';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import type { RightsLook, Session } from '../../flashSale/sessionTypes';
import { modulePageValue } from '../../flashSale/testing/modulePageValue';
import { coupon, couponPackage, HOUR_MS, session, TEN_MS } from '../../flashSale/testing/sessionFixtures';
import { type Bench, CLAIM, HOME, shown, SUBSCRIBE } from '../../flashSale/testing/sessionsBench';
import { type ModulePage, ModulePageProvider } from '../../page/modulePageContext';
import { Seckill } from './Seckill';

// Page lifecycle hooks exist inside a running Taro page only.
jest.mock('@/hooks/usePageActive', () => ({ usePageActive: () => true }));

const platform = { code: 2 };
jest.mock('@/platform/host', () => ({
  host: { current: () => ({ kind: 'consumer-app', platformCode: platform.code }) },
}));

const LOOK: RightsLook = { couponButton: 1, packageButton: 2, hasChips: true };
const PLACE = { order: 1, uniqueId: 'm', fioIndex: 1 };
const NOW_MS = TEN_MS + 60_000;

const place = testPlace();
let bench: Bench;
let followed: string[];

beforeEach(async () => {
  bench = await shown();
  platform.code = 2;
  followed = [];
  jest.useFakeTimers({ now: NOW_MS });
});

afterEach(() => {
  document.querySelectorAll('.pc-toast').forEach((toast) => toast.remove());
  jest.useRealTimers();
});

const modulePageOf = (changes: Partial<ModulePage> = {}): ModulePage =>
  modulePageValue(bench, {
    follow: (url) => {
      followed.push(url);
      return Promise.resolve(true);
    },
    ...changes,
  });

function show(sessions: readonly Session[], modulePage: Partial<ModulePage> = {}, look = LOOK): void {
  const value = modulePageOf(modulePage);
  place.render(
    <ModulePageProvider value={value}>
      <Seckill view={{ titleImageUrl: '', desc: '每周五开抢', look, sessions }} place={PLACE} />
    </ModulePageProvider>,
  );
}

const all = (selector: string): Element[] => Array.from(place.element.querySelectorAll(selector));
const buttons = (): Element[] => all('[role=button]');
const button = (): Element => {
  const [found, ...more] = buttons();
  if (found === undefined || more.length > 0) throw new Error('not exactly one button');
  return found;
};
const reported = (one: Element): readonly unknown[] => [
  one.textContent,
  one.getAttribute('aria-label'),
  one.getAttribute('aria-disabled') === 'true',
];
async function press(one: Element): Promise<void> {
  await act(async () => {
    one.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await settle();
  });
}
/** Advances the time, one tick per second. */
const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

const upcoming = { startMs: NOW_MS + 2_000, endMs: NOW_MS + HOUR_MS };
const over = { startMs: TEN_MS - HOUR_MS, endMs: TEN_MS };
const gone = [coupon('R1', { status: 'UNAVAILABLE' })];
const held = [coupon('R1', { status: 'ACQUIRED' })];
const NAME = '￥5 寄件立减券';

describe('the button of each state', () => {
  it.each<[string, Session, string, boolean]>([
    ['can be claimed', session('S'), '立即领取', false],
    ['sold out', session('S', { rights: gone }), '已抢光', true],
    ['acquired', session('S', { rights: held }), '去使用', false],
    ['not started', session('S', { ...upcoming, rights: gone }), '待开始', true],
    ['not started, reminder', session('S', { ...upcoming, subscribeStatus: 0 }), '提醒我', false],
    ['not started, subscribed', session('S', { ...upcoming, subscribeStatus: 1 }), '已订阅', true],
    ['ended', session('S', over), '已抢光', true],
    ['ended, acquired', session('S', { ...over, rights: held }), '去使用', false],
  ])('%s', (_, one, text, isDisabled) => {
    show([one]);
    expect(reported(button())).toEqual([text, `${text}，${NAME}`, isDisabled]);
    expect(button().getAttribute('tabindex')).toBe('0'); // shows why, even if it does nothing
  });

  it('a package can be bought, and shows its price, its original price and its contents', () => {
    show([session('S', { rights: [couponPackage('P')] })]);
    expect(reported(button())).toEqual(['去购买', '去购买，寄件省钱包 ￥9.90', false]);
    expect(place.element.textContent).toContain('￥9.90￥30.00￥5寄件');
  });

  it('shows 已领取 in browsers, a link to the coupons', () => {
    platform.code = 9;
    show([session('S', { rights: held })]);
    const [link] = all('[role=link]');
    if (link === undefined) throw new Error('no link');
    expect([reported(link), buttons()]).toEqual([['已领取', `已领取，${NAME}，查看我的优惠券`, false], []]);
  });

  it('shows the coupons of a package only if the page says so', () => {
    show([session('S', { rights: [couponPackage('P')] })], {}, { ...LOOK, hasChips: false });
    expect(place.element.textContent).not.toContain('￥5寄件');
  });

  it('renders markup in texts as plain text', () => {
    const bad = coupon('R1');
    show([session('S', { rights: [{ ...bad, coupon: { ...bad.coupon, title: '<img src=x>' } }] })]);
    expect([all('img').length, place.element.textContent?.includes('<img src=x>')]).toEqual([0, true]);
  });
});

describe('a tap', () => {
  const toast = (): string => document.querySelector('.pc-toast')?.textContent ?? '';

  it('claims: busy meanwhile, then 去使用', async () => {
    show([session('S')]);
    await press(button());
    expect([reported(button()), button().getAttribute('aria-busy')]).toEqual([
      ['领取中…', `领取中…，${NAME}`, true],
      'true',
    ]);
    await press(button());
    await act(() => bench.transport.last.ok(null));
    expect([bench.sentTo(CLAIM).length, button().textContent]).toEqual([1, '去使用']);
    pass(200);
    expect(toast()).toContain('领取成功');
    await press(button());
    expect(followed).toHaveLength(1);
  });

  it('subscribes once for all rights of the session', async () => {
    show([session('S', { ...upcoming, subscribeStatus: 0, rights: [coupon('R1'), coupon('R2')] })]);
    const [first, second] = buttons();
    if (first === undefined || second === undefined) throw new Error('two buttons');
    await press(first);
    expect([first.textContent, second.textContent]).toEqual(['订阅中…', '订阅中…']);
    await press(second);
    await act(() => bench.transport.last.ok(null));
    expect([first.textContent, second.textContent, bench.sentTo(SUBSCRIBE).length]).toEqual([
      '已订阅',
      '已订阅',
      1,
    ]);
  });

  it('asks for the host’s permission first, and sets the reminder once it is granted', async () => {
    let answer: (refusal: string | null) => void = () => undefined;
    const ask = jest.fn(() => new Promise<string | null>((resolve) => (answer = resolve)));
    show([session('S', { ...upcoming, subscribeStatus: 0 })], { messages: { ask } });
    await press(button());
    expect([ask.mock.calls.length, bench.sentTo(SUBSCRIBE).length]).toEqual([1, 0]);
    await act(async () => {
      answer('暂未订阅');
      await settle();
    });
    pass(200);
    expect([toast(), bench.sentTo(SUBSCRIBE).length]).toEqual([expect.stringContaining('暂未订阅'), 0]);
    await press(button());
    await act(async () => answer(null));
    expect([ask.mock.calls.length, bench.sentTo(SUBSCRIBE).length]).toEqual([2, 1]);
  });

  it('on an ended one shows why and sends nothing', async () => {
    show([session('S', over)]);
    await press(button());
    pass(200);
    expect([toast().includes('来晚啦，活动已结束~'), bench.sentTo(HOME).length]).toEqual([true, 1]);
  });
});

describe('time', () => {
  it('state and button change at the boundary itself, by server time, without a request', () => {
    const sent = bench.transport.sent.length;
    show(
      [
        session('S', {
          startMs: NOW_MS + 3 * HOUR_MS + 2_000,
          endMs: NOW_MS + 3 * HOUR_MS + 4_000,
          subscribeStatus: 0,
        }),
      ],
      {
        clockOffsetMs: () => 3 * HOUR_MS, // the device clock is three hours slow
      },
    );
    const seen = (): readonly unknown[] => [
      all('[role=group] > *')
        .slice(2, 5)
        .map((one) => one.textContent)
        .join(' '),
      button().textContent,
    ];
    pass(1_000);
    expect(seen()).toEqual(['即将开始 距开始 00:00:01', '提醒我']);
    pass(1_000);
    expect(seen()).toEqual(['正在热抢 距本场结束 00:00:02', '立即领取']);
    pass(2_000);
    expect(seen()).toEqual(['已结束  ', '已抢光']);
    expect(bench.transport.sent).toHaveLength(sent);
  });

  it('a right that was unavailable before the start can be tried after it; a later response counts', async () => {
    show([session('S', { ...upcoming, rights: gone })]);
    expect(button().textContent).toBe('待开始');
    pass(2_000);
    expect(button().textContent).toBe('立即领取');
    await bench.clock.advance(2_000);
    await act(async () => {
      void bench.modulePage.refresh();
      await settle();
      await bench.show();
    });
    expect(button().textContent).toBe('已抢光');
  });

  it('a response generated before the start but received after it does not show the right as sold out', async () => {
    show([session('S', { ...upcoming, rights: gone })]);
    pass(3_000);
    await bench.clock.advance(3_000);
    await act(async () => {
      void bench.modulePage.refresh();
      await settle();
      await bench.transport.last.ok({}, { headers: { date: new Date(NOW_MS + 1_000).toUTCString() } });
    });
    expect(button().textContent).toBe('立即领取');
  });

  it('a tick renders only the digits', () => {
    show([session('A'), session('B', { ...upcoming, startMs: NOW_MS + HOUR_MS / 2, subscribeStatus: 0 })]);
    const access = jest.spyOn(markup, 'access');
    pass(1_000);
    expect(access.mock.calls.map(([described]) => described.role)).toEqual(['timer']);
    expect(all('[role=timer]').map((one) => one.textContent)).toEqual(['00:58:59']);
  });
});

describe('several sessions', () => {
  const SESSIONS = [
    session('over', over),
    session('next', { ...upcoming, startMs: NOW_MS + HOUR_MS / 2 }),
    session('now', { endMs: NOW_MS + 2_000 }),
  ];
  const tabs = (): readonly HTMLElement[] => all('[role=tab]').filter((one) => one instanceof HTMLElement);
  const labels = (): readonly (string | null)[] => tabs().map((tab) => tab.getAttribute('aria-label'));
  const open = (): readonly (string | null)[] =>
    all('[role=tabpanel], [role=group]').map((one) => one.getAttribute('aria-label'));

  it('are tabs of one panel: running, upcoming, ended; the running one is open', () => {
    show(SESSIONS);
    expect(labels()).toEqual(['场次now 10:00 正在热抢', '场次next 10:31 即将开始', '场次over 09:00 已结束']);
    expect(tabs()[0]?.textContent).toBe('10:00正在热抢');
    const [panel] = all('[role=tabpanel]');
    expect([
      open(),
      panel?.getAttribute('aria-labelledby'),
      tabs()[0]?.getAttribute('aria-controls'),
    ]).toEqual([['场次now'], tabs()[0]?.id, panel?.id]);
    // Its tab says so.
    expect(panel?.textContent).not.toContain('正在热抢');
  });

  it('one that ends moves to the end, and the next one opens', () => {
    show(SESSIONS);
    pass(2_000);
    expect([labels(), open()]).toEqual([
      ['场次next 10:31 即将开始', '场次over 09:00 已结束', '场次now 10:00 已结束'],
      ['场次next'],
    ]);
  });

  it('one that the user opened stays open, until the page no longer has it', () => {
    show(SESSIONS);
    act(() => tabs()[2]?.click());
    expect([open(), button().textContent]).toEqual([['场次over'], '已抢光']);
    pass(2_000);
    expect(open()).toEqual(['场次over']);
    show(SESSIONS.slice(1));
    expect(open()).toEqual(['场次next']);
  });

  it('the arrow keys open the next one', () => {
    show(SESSIONS);
    tabs()[0]?.focus();
    act(
      () =>
        void document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
        ),
    );
    expect([open(), document.activeElement]).toEqual([['场次next'], tabs()[1]]);
  });

  it('are below each other in the app’s pages, which have no tabs', () => {
    show(SESSIONS, {
      visit: { configId: 'FRI', channelId: '', scene: 'pickResult', areThumbnailsOff: false },
    });
    expect([labels(), open()]).toEqual([[], ['场次now', '场次next', '场次over']]);
    expect(place.element.textContent).toContain('正在热抢');
  });
});

it('a finished campaign shows all rights in one list, without sessions and with nothing to claim', async () => {
  await act(async () => {
    void bench.modulePage.refresh();
    await settle();
    await bench.transport.last.ok({ baseInfo: { statusCode: 'FINISHED' } });
  });
  show([
    session('A', { rights: gone }),
    session('B', { rights: [coupon('R2'), coupon('R3', { status: 'ACQUIRED' })] }),
  ]);
  expect([
    all('[role=group]').length,
    all('[role=timer]').length,
    buttons().map((one) => one.textContent),
  ]).toEqual([0, 0, ['已抢光', '去使用', '已抢光']]);
});

it('rights far down are mounted when they come near, and keep their height when they leave', () => {
  const reported = new Map<string, (sighting: { isNear: boolean; heightPx: number }) => void>();
  const view: PageInView = {
    watch: (id, onChange) => {
      reported.set(id, onChange);
      return () => void reported.delete(id);
    },
    watchLine: () => () => undefined,
    watchShown: () => () => undefined,
    pause: () => undefined,
    resume: () => undefined,
    end: () => undefined,
  };
  show([session('A', { rights: Array.from({ length: 7 }, (_, index) => coupon(`R${index}`)) })], { view });
  expect(buttons()).toHaveLength(6);
  const [, far = ''] = Array.from(reported.keys());
  act(() => reported.get(far)?.({ isNear: true, heightPx: 10 }));
  expect(buttons()).toHaveLength(7);
  act(() => reported.get(far)?.({ isNear: false, heightPx: 123 }));
  expect([buttons().length, document.getElementById(far)?.style.height]).toEqual([6, '123px']);
});
