import { act, useEffect as mockEffect, useImperativeHandle as mockHandle } from 'react';
import type { Ref } from 'react';
import {
  fundBench,
  WIRE_FUND,
  WIRE_JOINED,
  type FundBench,
  type FundBenchOptions,
} from '@/features/reduction/testing/fundBench';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { ReductionCenter } from './ReductionCenter';

// Page lifecycle hooks need a running Taro page.
const page = { again: (): void => undefined, pull: (): void => undefined };
jest.mock('@/hooks/useShownAgain', () => ({
  useShownAgain: (again: () => void) => Object.assign(page, { again }),
}));
jest.mock('@/hooks/useHostPull', () => ({
  useHostPull: (pull: () => void) => Object.assign(page, { pull }),
}));
jest.mock('@/hooks/usePageInView', () => ({ usePageInView: () => null }));
const made: { bench: FundBench | null } = { bench: null };
jest.mock('./useFundStore', () => ({ useFundStore: () => made.bench?.store }));
jest.mock('@/session', () => ({
  session: {
    get token() {
      return made.bench?.account.token ?? null;
    },
  },
}));
const widget: { props: Record<string, unknown>; refreshes: number; hasFailedQuietly: boolean } = {
  props: {},
  refreshes: 0,
  hasFailedQuietly: false,
};
interface WidgetProps extends Record<string, unknown> {
  readonly onSettled: () => void;
  readonly refresher: Ref<unknown>;
}
jest.mock('@/domain/task/TaskWidget', () => ({
  TaskWidget: ({ onSettled, refresher, ...props }: WidgetProps) => {
    widget.props = props;
    mockHandle(refresher, () => async () => {
      widget.refreshes += 1;
      return { hasFailedQuietly: widget.hasFailedQuietly };
    });
    mockEffect(() => onSettled());
    return null;
  },
}));
const said: string[] = [];
jest.mock('@/platform/toast', () => ({ toast: { show: (text: string) => said.push(text) } }));
const opened: unknown[] = [];
jest.mock('@/navigation/followLink', () => ({
  followSend: async (...where: unknown[]) => opened.push(where),
}));
jest.mock('@/navigation', () => ({
  navigator: { goTo: async (...where: unknown[]) => opened.push(where) },
}));
jest.mock('@/tracking', () => ({ tracker: { click: jest.fn(), track: jest.fn() } }));
jest.mock('@/session/links', () => ({ pictureAddress: () => '' }));

const place = testPlace();
beforeEach(() => {
  said.length = 0;
  opened.length = 0;
  Object.assign(widget, { props: {}, refreshes: 0, hasFailedQuietly: false });
});

async function show(options: FundBenchOptions = {}): Promise<FundBench> {
  const bench = fundBench(options);
  made.bench = bench;
  await act(async () => {
    place.render(<ReductionCenter channelId="CH" scope={bench.scope} />);
    await settle();
  });
  return bench;
}
async function ready(joined: unknown = WIRE_JOINED, fund: unknown = WIRE_FUND): Promise<FundBench> {
  const bench = await show();
  await act(async () => {
    await bench.asked('fund').ok(fund);
    await bench.asked('joinedList').ok(joined);
  });
  return bench;
}
const words = (): string => place.element.textContent ?? '';
const all = (selector: string): Element[] => Array.from(place.element.querySelectorAll(selector));
const named = (name: string): Element => {
  const found = all('[role=button], [role=link]').find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
};
const press = (element: Element): Promise<void> =>
  act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await settle();
  });

it('shows the amount, what expires soon, and the totals', async () => {
  await ready();
  expect(all('[aria-label="￥12.50"]')).toHaveLength(1);
  for (const text of [
    '即将过期 ￥3.50 · 最早 2026-11-28',
    '累计获得 ￥15.95',
    '已使用 ￥3.00',
    '已过期 ￥0.45',
  ])
    expect(words()).toContain(text);
  await press(named('去寄件使用'));
  expect(opened).toEqual([['', { page: 'reductionFunds', component: 'send' }]]);
});

it('an empty fund shows zero, and nothing expires soon', async () => {
  const nothing = { availableMoney: 0, usedMoney: 0, expiredMoney: 0, expiringMoney: 0, expiringTm: null };
  await ready({ joinedList: [] }, { ...WIRE_FUND, ...nothing, ruleDesc: ' ' });
  expect(all('[aria-label="￥0.00"]')).toHaveLength(1);
  expect(words()).not.toContain('即将过期');
  expect(words()).not.toContain('活动规则');
  expect(words()).toContain('暂未参加减免金活动');
});

it.each([
  ['使用说明', ['reductionFundsGuide', { channelId: 'CH' }]],
  ['明细', ['reductionFundsDetail', { channelId: 'CH' }]],
])('%s links on with the channel', async (name, where) => {
  await ready();
  await press(named(name));
  expect(opened).toEqual([where]);
});

it('joined activities show their state; only usable and partly used ones link to their entries', async () => {
  await ready();
  expect(all('[role=listitem]').map(({ textContent }) => textContent?.replace('规则', ''))).toEqual([
    '活动1￥1.00 · 待使用',
    '活动2￥2.00 · 待到账',
    '活动3￥3.00 · 部分已用',
    '活动4￥4.00 · 已用完',
    '活动5￥5.00 · 已结束',
    '活动9￥9.00 · 已结束',
  ]);
  expect(all('[role=link]').map((link) => link.getAttribute('aria-label'))).toEqual([
    '活动1，￥1.00，待使用',
    '活动3，￥3.00，部分已用',
  ]);
  await press(named('活动3，￥3.00，部分已用'));
  expect(opened).toEqual([['reductionFundsDetail', { bizId: 'B-3', channelId: 'CH' }]]);
});

it('rules of an activity and of the fund open in a dialog; without rules there is no button', async () => {
  await ready();
  expect(all('[aria-label="规则，活动2"]')).toHaveLength(0);
  await press(named('规则，活动1'));
  await act(settle);
  expect(all('[role=dialog]').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('活动1的规则'),
  ]);
  expect(opened).toEqual([]);
  await press(named('我知道了'));
  await press(named('活动规则'));
  await act(settle);
  expect(all('[role=dialog]')[0]?.textContent).not.toContain('活动1');
});

it('logged out: no amount, no list, no request; 去登录 opens the login', async () => {
  const bench = await show({ token: null });
  expect(words()).toContain('登录后查看我的减免金');
  expect(words()).not.toMatch(/￥|已参加的活动/);
  expect(bench.transport.sent).toEqual([]);
  await press(named('去登录'));
  expect(bench.gate.isOpen).toBe(true);
});

it('each part fails in its place and is refetched from there', async () => {
  const bench = await show();
  await act(async () => {
    await bench.asked('fund').fail('1', '系统维护中');
    await bench.asked('joinedList').ok(WIRE_JOINED);
  });
  expect(words()).toContain('系统维护中');
  expect(all('[role=listitem]')).toHaveLength(6);
  await press(named('重试'));
  await act(async () => bench.asked('fund').ok(WIRE_FUND));
  expect(all('[aria-label="￥12.50"]')).toHaveLength(1);
});

it('refetches in the background when shown again and after a finished task', async () => {
  const bench = await ready();
  expect(widget.props).toMatchObject({ scene: 'center', channelId: 'CH', scope: bench.scope });
  await act(async () => {
    page.again();
    await settle();
  });
  expect(all('[aria-busy=true]')).toHaveLength(0);
  await act(async () => bench.asked('fund').ok({ ...WIRE_FUND, availableMoney: 1300 }));
  await act(async () => bench.asked('joinedList').ok(WIRE_JOINED));
  expect(all('[aria-label="￥13.00"]')).toHaveLength(1);
  const { onFinishTask } = widget.props;
  if (typeof onFinishTask !== 'function') throw new Error('no listener for a finished task');
  await act(async () => {
    onFinishTask();
    await settle();
  });
  expect(bench.transport.sent).toHaveLength(6);
  await act(async () => bench.asked('fund').fail('1'));
  expect([all('[aria-label="￥13.00"]').length, said]).toEqual([1, []]);
});

it.each([
  ['all is there', 'ok', false, []],
  ['the fund fails', 'fail', false, ['刷新失败，请稍后重试']],
  ['the tasks fail', 'ok', true, ['刷新失败，请稍后重试']],
] as const)(
  'pull-to-refresh refetches fund, activities and tasks: %s',
  async (_name, fund, hasFailedQuietly, words) => {
    const bench = await ready();
    widget.hasFailedQuietly = hasFailedQuietly;
    await act(async () => {
      page.pull();
      await settle();
    });
    await act(async () => {
      await (fund === 'ok' ? bench.asked('fund').ok(WIRE_FUND) : bench.asked('fund').fail('1'));
      await bench.asked('joinedList').ok(WIRE_JOINED);
    });
    expect([bench.transport.sent.length, widget.refreshes, said]).toEqual([4, 1, words]);
  },
);
