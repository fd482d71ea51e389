import { act } from 'react';
import type { Fund } from '@/features/reduction/fundTypes';
import {
  fundBench,
  WIRE_FUND,
  type FundBench,
  type FundBenchOptions,
} from '@/features/reduction/testing/fundBench';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { fundLines, ReductionGuide } from './ReductionGuide';

// Page lifecycle hooks need a running Taro page.
jest.mock('@/hooks/useShownAgain', () => ({ useShownAgain: () => undefined }));
const made: { bench: FundBench | null } = { bench: null };
jest.mock('@/features/reduction/makeFundParts', () => ({
  makeFundParts: () => ({ fund: made.bench?.fund }),
}));
jest.mock('@/session', () => ({
  session: {
    get token() {
      return made.bench?.account.token ?? null;
    },
  },
}));
jest.mock('@/session/links', () => ({ pictureAddress: () => '' }));
const opened: unknown[] = [];
jest.mock('@/navigation/followLink', () => ({
  followSend: async (_url: string, { component }: { component: string }) => opened.push(component),
}));
jest.mock('@/navigation', () => ({
  navigator: { goTo: async (...where: unknown[]) => opened.push(where) },
}));
jest.mock('@/tracking', () => ({ tracker: { click: jest.fn() } }));

const place = testPlace();
beforeEach(() => {
  opened.length = 0;
});

async function show(options: FundBenchOptions = {}): Promise<FundBench> {
  const bench = fundBench(options);
  made.bench = bench;
  await act(async () => {
    place.render(<ReductionGuide params={{ channelId: 'CH' }} scope={bench.scope} />);
    await settle();
  });
  return bench;
}
const words = (): string => place.element.textContent ?? '';
const all = (selector: string): Element[] => Array.from(place.element.querySelectorAll(selector));

it('general texts for everyone; the user’s own data only after a login', async () => {
  const bench = await show({ token: null });
  expect(all('[role=heading]').map(({ textContent }) => textContent)).toEqual([
    '如何获得',
    '如何使用',
    '有效期',
    '减免金规则',
  ]);
  expect(words()).toContain('登录后查看适用业务和规则');
  expect([words().includes('￥'), bench.transport.sent.length]).toEqual([false, 0]);
  await place.press('去登录');
  await act(async () => bench.logIn('second'));
  await act(async () => bench.asked('fund').ok(WIRE_FUND));
  for (const line of ['适用业务：寄件、寄存', '单笔限额：每笔订单最多抵扣 ￥5.00', '即将过期：￥3.50'])
    expect(words()).toContain(line);
});

it('rules are plain text: their HTML has no effect', async () => {
  const bench = await show();
  const ruleDesc =
    '<p>第一条</p><script>window.x=1</script><img src=x onerror="window.x=1"><a href="javascript:x">点我</a>';
  await act(async () => bench.asked('fund').ok({ ...WIRE_FUND, ruleDesc }));
  expect(words()).toContain('第一条');
  expect(all('script, a[href], [onerror]')).toEqual([]);
});

it('a failed fund leaves the general texts, and can be refetched', async () => {
  const bench = await show();
  await act(async () => bench.asked('fund').status(500));
  for (let attempt = 0; attempt < 3; attempt += 1)
    await act(async () => {
      await bench.clock.advance(2_000);
      if (!bench.asked('fund').isCancelled) await bench.asked('fund').status(500);
    });
  expect(words()).toContain('减免金加载失败，请重试');
  expect(words()).toContain('如何使用');
  await place.press('重试');
  await act(async () => bench.asked('fund').ok(WIRE_FUND));
  expect(words()).toContain('适用业务：寄件、寄存');
});

it('links to the center and to the send page', async () => {
  await show();
  await place.press('去赚减免金');
  await place.press('去寄件使用');
  expect(opened).toEqual([['reductionFunds', { channelId: 'CH' }], 'send']);
});

const FUND: Fund = {
  availableFen: 1250,
  usedFen: 0,
  expiredFen: 0,
  expiringFen: 350,
  expiringDay: '2026-11-28',
  orderLimitFen: 500,
  businesses: [2, 4],
  ruleHtml: '',
};

it.each<[string, Partial<Fund>, readonly string[]]>([
  [
    'everything',
    {},
    ['适用业务：寄件、寄存', '单笔限额：每笔订单最多抵扣 ￥5.00', '即将过期：￥3.50，最早 2026-11-28'],
  ],
  [
    'nothing particular',
    { businesses: [], orderLimitFen: 0, expiringFen: 0, expiringDay: '' },
    ['适用业务：以下单页展示为准', '单笔限额：不限', '近 7 天内没有即将过期的减免金'],
  ],
  [
    'businesses that nobody has named',
    { businesses: [77] },
    ['适用业务：以下单页展示为准', '单笔限额：每笔订单最多抵扣 ￥5.00', '即将过期：￥3.50，最早 2026-11-28'],
  ],
])('lines of %s', (_name, changes, lines) => expect(fundLines({ ...FUND, ...changes })).toEqual(lines));
