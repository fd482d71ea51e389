import type { SentRequest } from '@/api/testing/fakeTransport';
import {
  fundBench as setUp,
  WIRE_FUND as FUND,
  WIRE_JOINED as JOINED,
} from '@/features/reduction/testing/fundBench';
import { settle } from '@/utils/testing/fakeClock';

const pathOf = ({ path }: SentRequest): string => path.replace(/.*\//, '');

async function loaded() {
  const bench = setUp();
  void bench.fund.visitorChanged();
  await settle();
  await bench.transport.last.ok(FUND);
  return bench;
}

it('fetches and decodes the user’s fund', async () => {
  const { fund, transport } = await loaded();
  expect([pathOf(transport.last), JSON.parse(transport.last.body ?? '')]).toEqual([
    'fund',
    { channelId: 'CH' },
  ]);
  expect(fund.phase).toBe('ready');
  expect(fund.value).toEqual({
    availableFen: 1250,
    usedFen: 300,
    expiredFen: 45,
    expiringFen: 350,
    expiringDay: '2026-11-28',
    orderLimitFen: 500,
    businesses: [2, 4],
    ruleHtml: '<p>规则</p>',
  });
});

it.each([
  [undefined, null],
  [150, 150],
])('remaining amount of a joined activity: %s', async (leftMoney, leftFen) => {
  const { joined, transport } = setUp();
  void joined.visitorChanged();
  await settle();
  await transport.last.ok({ joinedList: JOINED.joinedList.map((one) => ({ ...one, leftMoney })) });
  expect(joined.value?.[0]).toEqual({
    bizId: 'B-1',
    name: '活动1',
    fen: 100,
    leftFen,
    status: 1,
    ruleHtml: '<p>活动1的规则</p>',
  });
});

it('a 401 in the middle removes the amount; another user never sees it', async () => {
  const { fund, transport, account } = await loaded();
  const outcome = fund.refresh();
  await settle();
  await transport.last.status(401);
  expect([await outcome, fund.phase, fund.value]).toEqual(['nothing', 'logged-out', null]);
  account.token = 'second';
  void fund.visitorChanged();
  expect([fund.phase, fund.value]).toEqual(['loading', null]);
  await settle();
  await transport.last.ok({ ...FUND, availableMoney: 0 });
  expect(fund.value?.availableFen).toBe(0);
});

describe('the reduction center', () => {
  const answer = (sent: readonly SentRequest[], path: string, data: unknown): Promise<void> => {
    const found = sent.filter((one) => pathOf(one) === path).pop();
    if (found === undefined) throw new Error(`${path} was not asked for`);
    return found.ok(data);
  };

  it('if one part fails, the other is still shown', async () => {
    const { store, fund, joined, transport } = setUp();
    void store.visitorChanged();
    await settle();
    await answer(transport.sent, 'joinedList', []);
    await answer(transport.sent, 'fund', FUND);
    expect([fund.phase, joined.phase]).toEqual(['ready', 'failed']);
  });

  it('a refresh reports any failed part, and two at a time are one', async () => {
    const { store, transport } = setUp();
    void store.visitorChanged();
    await settle();
    await answer(transport.sent, 'joinedList', JOINED);
    await answer(transport.sent, 'fund', FUND);
    const outcome = store.refresh();
    void store.refresh();
    await settle();
    expect(transport.sent).toHaveLength(4);
    await answer(transport.sent, 'fund', FUND);
    await answer(transport.sent, 'joinedList', []);
    expect(await outcome).toBe('failed');
    expect(store.joined.value).toHaveLength(6);
  });

  it('rules open with their text and keep it while closing', () => {
    const { store } = setUp();
    store.openRules('<p>规则</p>');
    expect([store.areRulesOpen, store.rulesHtml]).toEqual([true, '<p>规则</p>']);
    store.closeRules();
    expect([store.areRulesOpen, store.rulesHtml]).toEqual([false, '<p>规则</p>']);
  });
});
