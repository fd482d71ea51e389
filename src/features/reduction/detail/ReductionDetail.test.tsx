import { act } from 'react';
import {
  fundBench,
  WIRE_JOINED,
  type FundBench,
  type FundBenchOptions,
} from '@/features/reduction/testing/fundBench';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { ReductionDetail } from './ReductionDetail';

// Page lifecycle hooks need a running Taro page.
jest.mock('@/hooks/useHostPull', () => ({ useHostPull: () => undefined }));
jest.mock('@/hooks/usePageInView', () => ({ usePageInView: () => null }));
const made: { bench: FundBench | null } = { bench: null };
jest.mock('@/api/gateway', () => ({
  get gateway() {
    return made.bench?.gateway;
  },
}));
jest.mock('@/data/pageDeps', () => ({ pageDeps: () => made.bench?.listDeps }));
jest.mock('@/features/reduction/makeFundParts', () => ({ makeFundParts: () => made.bench }));
jest.mock('@/session', () => ({
  session: {
    get token() {
      return made.bench?.account.token ?? null;
    },
  },
}));
jest.mock('@/platform/toast', () => ({ toast: { show: () => undefined } }));
const opened: unknown[] = [];
jest.mock('@/navigation', () => ({
  navigator: { goTo: async (...where: unknown[]) => opened.push(where) },
}));
jest.mock('@/tracking', () => ({ tracker: { click: jest.fn() } }));

const RECORDS = {
  content: [
    ['r1', 1, '做任务', 300, '2026-12-31 23:59:59'],
    ['r2', 2, '寄件抵扣', 150, null],
    ['r3', 3, '做任务 已过期', 5, null],
    ['r4', 7, '新类型', 20, null],
  ].map(([id, type, title, money, validEndTm]) => ({
    id,
    type,
    title,
    money,
    createTm: '2026-11-21 10:20:30',
    validEndTm,
  })),
  total: 4,
};

const place = testPlace();
beforeEach(() => {
  opened.length = 0;
});

async function show({
  bizId = '',
  ...options
}: FundBenchOptions & { bizId?: string } = {}): Promise<FundBench> {
  const bench = fundBench(options);
  made.bench = bench;
  await act(async () => {
    place.render(<ReductionDetail params={{ channelId: 'CH', bizId }} scope={bench.scope} />);
    await settle();
  });
  return bench;
}
const answer = (bench: FundBench, data: unknown): Promise<void> =>
  act(async () => bench.asked('fundRecords').ok(data));
const words = (): string => place.element.textContent ?? '';
const all = (selector: string): Element[] => Array.from(place.element.querySelectorAll(selector));
const button = (name: string): Element => {
  const found = all('[role=button], [role=tab]').find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
};

it('each entry with its sign, type and times', async () => {
  await answer(await show(), RECORDS);
  expect(all('[role=listitem]').map(({ textContent }) => textContent)).toEqual([
    '做任务已获得 · 2026-11-21 10:20 · 有效期至 2026-12-31+3.00元',
    '寄件抵扣已使用 · 2026-11-21 10:20-1.50元',
    '做任务 已过期已过期 · 2026-11-21 10:20-0.05元',
    '新类型2026-11-21 10:200.20元',
  ]);
});

it.each([
  ['已获得', 1, '暂无已获得的减免金'],
  ['已使用', 2, '暂无已使用的减免金'],
  ['已过期', 3, '暂无已过期的减免金'],
])('tab %s fetches type %d and has an empty text', async (title, type, empty) => {
  const bench = await show();
  await answer(bench, RECORDS);
  await place.press(button(title));
  expect(JSON.parse(bench.asked('fundRecords').body ?? '')).toMatchObject({ type, pageNo: 1 });
  expect(all('[role=tab][aria-selected=true]').map(({ textContent }) => textContent)).toEqual([title]);
  await answer(bench, { content: [], total: 0 });
  expect(words()).toContain(empty);
  await place.press(button('去赚减免金'));
  expect(opened).toEqual([['reductionFunds', { channelId: 'CH' }]]);
});

it.each([
  ['B-3', ['活动3', '剩余减免金 · 部分已用', '￥1.50']],
  ['B-4', ['活动4', '剩余减免金 · 已用完', '￥0.00']],
])('%s: its name and remaining amount at the top, only its entries', async (bizId, texts) => {
  const bench = await show({ bizId });
  await answer(bench, RECORDS);
  await act(async () => bench.asked('joinedList').ok(WIRE_JOINED));
  for (const text of texts) expect(words()).toContain(text);
  expect(JSON.parse(bench.asked('fundRecords').body ?? '')).toMatchObject({ bizId });
});

it('another user’s activity has no name; one with an unknown remainder shows the granted amount', async () => {
  const stranger = await show({ bizId: 'B-77' });
  await act(async () => stranger.asked('joinedList').ok(WIRE_JOINED));
  expect(words()).not.toMatch(/活动|￥/);
  place.unmount();
  const silent = await show({ bizId: 'B-1' });
  const joinedList = WIRE_JOINED.joinedList.map(({ leftMoney: _left, ...rest }) => rest);
  await act(async () => silent.asked('joinedList').ok({ joinedList }));
  expect(words()).toContain('活动1减免金 · 待使用￥1.00');
});

it('logged out: the login first; closed, the login link stays', async () => {
  const bench = await show({ token: null });
  expect([bench.gate.isOpen, bench.transport.sent.length]).toEqual([true, 0]);
  await act(async () => {
    bench.gate.close();
    await settle();
  });
  expect(words()).toContain('登录后查看减免金明细');
  await place.press(button('去登录'));
  expect(bench.gate.isOpen).toBe(true);
});

it('a failed page shows a message and a retry', async () => {
  const bench = await show();
  await act(async () => bench.asked('fundRecords').fail('1', '系统维护中'));
  expect(words()).toContain('系统维护中');
  await place.press(button('重试'));
  await answer(bench, RECORDS);
  expect(all('[role=listitem]')).toHaveLength(4);
});
