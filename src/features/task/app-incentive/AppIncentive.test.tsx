import { act } from 'react';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { AppIncentive } from './AppIncentive';
import { makeBench, type Bench, type ItemFacts } from './testing/incentiveTaskBench';

// Page lifecycle hooks need a running Taro page.
const page = { again: (): void => undefined };
jest.mock('@/hooks/useShownAgain', () => ({
  useShownAgain: (again: () => void) => Object.assign(page, { again }),
}));
const mockMade: { bench: Bench | null } = { bench: null };
jest.mock('./useIncentiveTaskStore', () => ({ useIncentiveTaskStore: () => mockMade.bench?.store }));
jest.mock('@/domain/task/useStartTask', () => ({ useStartTask: () => () => Promise.resolve() }));
jest.mock('@/domain/activity/parts/ActivityRules', () => ({ ActivityRules: () => null }));
const mockSaid: string[] = [];
jest.mock('@/platform/toast', () => ({ toast: { show: (text: string) => mockSaid.push(text) } }));
jest.mock('@/navigation', () => ({ navigator: { goTo: () => Promise.resolve() } }));
jest.mock('@/tracking', () => ({ tracker: { click: jest.fn(), track: jest.fn() } }));
jest.mock('@/session/links', () => ({ pictureAddress: (src: string) => src }));

const NEWS = '已完成任务，快查看奖励';
const place = testPlace();
beforeEach(() => mockSaid.splice(0));

async function open(items: readonly ItemFacts[]): Promise<Bench> {
  const bench = makeBench();
  mockMade.bench = bench;
  await act(async () => {
    place.render(
      <AppIncentive activityCode="" channelId="" scope={bench.scope} setTitle={() => undefined} />,
    );
    await settle();
  });
  await act(() => bench.show(items));
  return bench;
}
const seeAgain = (): Promise<void> =>
  act(async () => {
    page.again();
    await settle();
  });
const claim = (): Promise<void> =>
  act(async () => {
    place.element.querySelector<HTMLElement>('[role=group] [role=button]')?.click();
    await settle();
  });

const claimable: ItemFacts = { id: 'T1', claim: 1 };
const justFinished: ItemFacts = { id: 'T2', claim: 1, isJustFinished: true };

describe('a task that has just been finished', () => {
  it('is announced when the page loads, and once', async () => {
    const bench = await open([claimable, justFinished]);
    expect(mockSaid).toEqual([NEWS]);
    await seeAgain();
    await act(() => bench.show([claimable]));
    expect(mockSaid).toEqual([NEWS]);
  });

  it('is announced when the page is shown again', async () => {
    const bench = await open([claimable]);
    await seeAgain();
    expect(mockSaid).toEqual([]);
    await act(() => bench.show([claimable, justFinished]));
    expect(mockSaid).toEqual([NEWS]);
  });

  it('does not replace the message of a claim, and is announced on the page’s next request', async () => {
    const bench = await open([claimable]);
    await claim();
    await act(() => bench.transport.last.ok({ claimStatus: 2, reward: 150, toast: '已到账' }));
    await act(() => bench.show([{ id: 'T1', claim: 2 }, justFinished]));
    expect(mockSaid).toEqual(['已到账']);
    await seeAgain();
    await act(() => bench.show([{ id: 'T1', claim: 2 }]));
    expect(mockSaid).toEqual(['已到账', NEWS]);
  });

  it('is announced immediately by a claim without its own message', async () => {
    const bench = await open([claimable]);
    await claim();
    await act(async () => {
      await bench.transport.last.status(401, { code: '030100001' });
      await bench.logIn('second');
    });
    await act(() => bench.show([{ id: 'T1', claim: 2 }, justFinished]));
    expect(mockSaid).toEqual([NEWS]);
  });

  it('is not announced on an unmounted page', async () => {
    const bench = await open([claimable]);
    await seeAgain();
    const answered = bench.show([justFinished]);
    bench.scope.cancel();
    await act(() => answered);
    expect(mockSaid).toEqual([]);
  });
});
