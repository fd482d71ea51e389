import { act } from 'react';
import type { useLoaded } from '@/hooks/useLoaded';
import { tracker } from '@/tracking';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { DrawPanel } from './DrawPanel';
import type { DrawStyle } from './drawTypes';
import { PLACE, readyBench, type BenchOptions, type DrawBench, wirePrize } from './testing/drawBench';

// Page lifecycle hooks work only inside a running Taro page.
const page = { again: (): void => undefined, hidden: (): void => undefined };
jest.mock('@/hooks/useShownAgain', () => ({
  useShownAgain: (again: () => void, hidden: () => void) => Object.assign(page, { again, hidden }),
}));
const made: { bench: DrawBench | null } = { bench: null };
jest.mock('./useDrawStore', () => ({ useDrawStore: () => made.bench?.store }));
const said: string[] = [];
jest.mock('@/platform/toast', () => ({ toast: { show: (text: string) => said.push(text) } }));
const opened: unknown[] = [];
jest.mock('@/navigation/followLink', () => ({
  followSend: async (url: string) => opened.push(url),
}));
jest.mock('@/navigation', () => ({
  navigator: { goTo: async (...where: unknown[]) => opened.push(where) },
}));
const where = { kind: 'browser' };
jest.mock('@/platform/host', () => ({ host: { current: () => where } }));
jest.mock('@/tracking', () => ({ tracker: { click: jest.fn(), track: jest.fn() } }));
jest.mock('@/session', () => ({ session: { token: 'first' } }));

const mockCode = { isLost: false, lost: () => Promise.reject(new Error('no such file')) };
jest.mock('@/hooks/useLoaded', () => {
  const real = jest.requireActual<{ readonly useLoaded: typeof useLoaded }>('@/hooks/useLoaded');
  return {
    useLoaded: (...[load, ...rest]: Parameters<typeof useLoaded>) =>
      real.useLoaded(mockCode.isLost ? mockCode.lost : load, ...rest),
  };
});

const place = testPlace();

beforeEach(() => {
  said.length = 0;
  opened.length = 0;
  where.kind = 'browser';
  mockCode.isLost = false;
  jest.mocked(tracker.click).mockClear();
  jest.mocked(tracker.track).mockClear();
});

async function show(options: BenchOptions = {}, changes: Record<string, unknown> = {}): Promise<DrawBench> {
  const style: DrawStyle = options.style ?? 'grid';
  const bench = await readyBench(options);
  made.bench = bench;
  await act(async () => {
    place.render(
      <DrawPanel
        place={{ ...PLACE, style }}
        scope={bench.scope}
        page="fcFriday"
        areThumbnailsOff={false}
        skeleton="skeleton"
      />,
    );
    await settle();
  });
  // The quiet refresh that follows the first show.
  await act(async () => bench.pool(changes));
  return bench;
}
const all = (selector: string): Element[] => Array.from(place.element.querySelectorAll(selector));
const button = (): Element => {
  const [found] = all('[role=button]');
  if (found === undefined) throw new Error('no button');
  return found;
};
const press = (element: Element): Promise<void> =>
  act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await settle();
  });
const pass = ({ clock }: DrawBench, ms: number): Promise<void> => act(async () => clock.advance(ms));

it('grid: eight places around one button, in reading order', async () => {
  await show();
  expect(all('.cell')).toHaveLength(8);
  const order = all('.name, [role=button]').map(({ textContent }) => textContent);
  expect(order).toEqual(['奖品0', '奖品1', '奖品2', '奖品7', '立即抽奖', '奖品3', '奖品6', '奖品5', '奖品4']);
  expect(all('.business').map(({ textContent }) => textContent)).toEqual(Array(8).fill('寄件'));
  expect(button().getAttribute('tabindex')).toBe('0');
});

it('grid: repeated prizes are hidden from screen readers', async () => {
  await show({ prizeCount: 5 });
  expect([all('.cell').length, all('.cell[aria-hidden=true]').length]).toEqual([8, 3]);
});

it.each([
  [3, 3, 0],
  [6, 12, 6],
])('row: %i prizes fill %i items, %i of them not for screen readers', async (prizeCount, items, echoes) => {
  await show({ style: 'row', prizeCount });
  expect([all('.item').length, all('.item[aria-hidden=true]').length]).toEqual([items, echoes]);
});

it('a draw: busy button, light moved by class only, dialog with the next draw, result announced', async () => {
  const bench = await show();
  const cells = all('.cell');
  await press(button());
  expect([button().textContent, button().getAttribute('aria-busy')]).toEqual(['抽奖中…', 'true']);
  expect(all('.light.run0')).toHaveLength(1);
  await act(async () => bench.drawn('P2'));
  await pass(bench, 500 + 950);
  expect(all('.light.stop2')).toHaveLength(1);
  expect(all('[role=status]').map(({ textContent }) => textContent)).toEqual(['']);
  await pass(bench, 5_000);
  await act(settle);
  expect(all('[role=status]').map(({ textContent }) => textContent)).toEqual([
    '抽奖结果：恭喜您获得￥5 奖品2',
  ]);
  const [dialog] = all('[role=dialog]');
  expect(dialog?.textContent).toContain('再抽一次');
  expect(dialog?.textContent).toContain('第 2 轮最高可得首件免单券');
  expect(all('.cell')).toEqual(cells);
  expect(jest.mocked(tracker.click).mock.calls).toEqual([['fcFriday', 'draw', { reasonCode: '1000' }]]);
  expect(jest.mocked(tracker.track).mock.calls).toEqual([
    [{ page: 'fcFriday', type: 'result', component: 'draw', context: { kind: 'drawn' } }],
  ]);
});

it('a thank-you prize is announced as one', async () => {
  const bench = await show();
  await press(button());
  await act(async () => bench.drawn('P3'));
  await pass(bench, 6_000);
  expect(all('[role=status]').map(({ textContent }) => textContent)).toEqual(['抽奖结果：谢谢参与']);
});

it.each([
  ['P2', '抽奖结果：恭喜您获得￥5 奖品2'],
  ['P3', '抽奖结果：谢谢参与'],
])('a result whose dialog fails to load is shown as a toast: %s', async (code, text) => {
  mockCode.isLost = true;
  const bench = await show();
  await press(button());
  await act(async () => bench.drawn(code));
  expect(said).toEqual([]);
  await pass(bench, 6_000);
  expect([said, bench.store.result, all('[role=dialog]').length]).toEqual([[text], null, 0]);
});

it('the dialog’s button starts the next draw', async () => {
  const bench = await show();
  await press(button());
  await act(async () => bench.drawn('P2'));
  await pass(bench, 6_000);
  await press(all('[role=dialog] [role=button]').find(({ textContent }) => textContent === '再抽一次')!);
  expect([bench.asked('drawPrize').length, bench.store.result]).toEqual([2, null]);
});

it('a tap without an outcome is not tracked', async () => {
  const bench = await show();
  await press(button());
  await act(async () => {
    bench.scope.cancel();
    await settle();
  });
  expect(jest.mocked(tracker.track).mock.calls).toEqual([]);
});

it('without a hint and a link there is no strip under the board', async () => {
  await show();
  expect(all('.foot')).toHaveLength(0);
});

it('drawn money leads to the fund, and the dialog closes', async () => {
  const prizeInfoList = Array.from({ length: 8 }, (_, index) => ({
    ...wirePrize(index),
    prizeType: index === 6 ? 6 : 2,
  }));
  const bench = await show({}, { prizeInfoList });
  await press(button());
  await act(async () => bench.drawn('P6'));
  await pass(bench, 6_000);
  await press(all('[role=dialog] [role=button]').find(({ textContent }) => textContent === '去查看')!);
  expect([opened, bench.store.result]).toEqual([[['reductionFunds']], null]);
});

it('shows what the next draw may bring below the prizes', async () => {
  await show({}, { nextRoundAwardTip: '下一轮更好', leftDrawCount: 3 });
  expect(all('.hint').map(({ textContent }) => textContent)).toEqual(['剩余抽奖次数 3 次 · 下一轮更好']);
});

it.each([
  ['1003', true, '抱歉，活动已结束'],
  ['1006', false, '抱歉，您暂时无法参与，看看其他活动吧'],
])('%s: disabled %s, the reason is shown and repeated on tap', async (reasonCode, isOff, text) => {
  const bench = await show({}, { reasonCode });
  expect(button().getAttribute('aria-disabled')).toBe(isOff ? 'true' : null);
  expect(all('.hint').map(({ textContent }) => textContent)).toEqual([text]);
  await press(button());
  expect([said, bench.asked('drawPrize')]).toEqual([[text], []]);
});

it('1009 opens the send page', async () => {
  await show({}, { reasonCode: '1009', buttonText: '寄件 1 次即可抽奖' });
  expect(button().textContent).toBe('寄件 1 次即可抽奖');
  await press(button());
  expect([opened.length, said]).toEqual([1, []]);
});

it.each([
  ['consumer-app', 'grid', 1],
  ['consumer-app', 'row', 0],
  ['browser', 'grid', 0],
] as const)('winning records in %s with the %s: %i', async (kind, style, count) => {
  where.kind = kind;
  await show({ style });
  const links = all('[role=link]');
  expect(links).toHaveLength(count);
  if (links[0] === undefined) return;
  await press(links[0]);
  expect(opened).toEqual([['winningRecord', { channelId: 'CH', activityId: 'DA-1' }]]);
  expect(jest.mocked(tracker.click).mock.calls).toEqual([['fcFriday', 'drawRecords']]);
});

it('hidden while it runs: the result is there on return', async () => {
  const bench = await show();
  await press(button());
  await pass(bench, 1_000);
  act(() => page.hidden());
  expect(all('.light.at0')).toHaveLength(1);
  await act(async () => bench.drawn('P5'));
  expect(all('[role=dialog]')).toHaveLength(0);
  await act(async () => {
    page.again();
    await settle();
  });
  expect(all('[role=dialog]')).toHaveLength(1);
});
