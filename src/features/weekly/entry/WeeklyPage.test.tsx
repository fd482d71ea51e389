import { act } from 'react';
import { createScope, type OwnedScope } from '@/api';
import { TEN_MS, wireSeckill, wireSession } from '@/features/weekly/flashSale/testing/sessionFixtures';
import type { Scene } from '@/features/weekly/page/scenes';
import type { PendingExchange, TransportOutcome, TransportRequest } from '@/platform/request/types';
import { session } from '@/session';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { WeeklyPage } from './WeeklyPage';

// Page lifecycle hooks need a running Taro page.
jest.mock('@/hooks/usePageActive', () => ({ usePageActive: () => true }));
jest.mock('@/hooks/usePageInView', () => ({ usePageInView: () => null }));
const mockTab = { again: (): void => undefined };
jest.mock('@/hooks/useShownAgain', () => ({
  useShownAgain: (again: () => void) => Object.assign(mockTab, { again }),
}));
const mockHeights = { onTaller: (): void => undefined };
jest.mock('./embedded/HeightReports', () => ({
  HeightReports: ({ onTaller }: { onTaller: () => void }) => {
    Object.assign(mockHeights, { onTaller });
    return null;
  },
}));
const mockFailed: string[] = [];
jest.mock('./embedded/leaveToFailPage', () => ({
  leaveToFailPage: async (scene: string, reason: string) => mockFailed.push(`${scene} ${reason}`),
}));
const mockGateway = { send: (_request: TransportRequest): PendingExchange => waiting };
jest.mock('@/platform/request', () => ({
  request: {
    send: (request: TransportRequest) => mockGateway.send(request),
    sendAtPageEnd: () => true,
  },
}));

/** A request for the page. */
interface Call {
  readonly answer: (body: object) => Promise<void>;
}
const calls: Call[] = [];
const waiting: PendingExchange = { outcome: new Promise(() => undefined), cancel: () => undefined };
function send({ url }: TransportRequest): PendingExchange {
  if (!url.endsWith('/aggregatePage/home')) return waiting;
  let resolve: (outcome: TransportOutcome) => void;
  const outcome = new Promise<TransportOutcome>((answered) => {
    resolve = answered;
  });
  calls.push({
    async answer(body) {
      resolve({ kind: 'response', status: 200, headers: {}, text: JSON.stringify(body) });
      await settle();
    },
  });
  return { outcome, cancel: () => undefined };
}

const pageNamed = (pageName: string): object => ({
  success: true,
  code: '0',
  msg: '',
  data: {
    baseInfo: { pageName, subscribePromptBarSwitch: true },
    subscribeInfo: { status: 0 },
  },
});
const GONE = { success: false, code: '1', msg: '活动不存在', data: null };

const place = testPlace();
let titles: string[];
let scope: OwnedScope;
beforeEach(() => {
  [titles, scope] = [[], createScope()];
  mockFailed.length = 0;
  calls.length = 0;
  mockGateway.send = send;
});
afterEach(() => {
  jest.useRealTimers();
  place.unmount();
  scope.cancel();
  session.dropToken(session.token);
});

const setTitle = (title: string): void => void titles.push(title);
async function open(scene: Scene = 'page'): Promise<void> {
  const visit = { configId: 'FRI', channelId: '', scene, areThumbnailsOff: false };
  place.render(<WeeklyPage visit={visit} scope={scope} setTitle={setTitle} />);
  await act(settle);
}
const lookAgain = (): Promise<void> =>
  act(async () => {
    mockTab.again();
    await settle();
  });
const answer = (body: object): Promise<void> => act(async () => calls[calls.length - 1]?.answer(body));

describe('hidden and shown again while the page is loading', () => {
  it('still has its title, and that of a later response', async () => {
    await open();
    await lookAgain();
    await answer(pageNamed('寄件周五'));
    expect(titles).toEqual(['寄件周五']);
    await lookAgain();
    await answer(pageNamed('末场'));
    expect(titles).toEqual(['寄件周五', '末场']);
  });

  it.each(['page', 'pickDetail'] as const)('%s: leaves a page that cannot be shown, once', async (scene) => {
    await open(scene);
    await lookAgain();
    await answer(GONE);
    expect(mockFailed).toEqual([`${scene} 活动不存在`]);
  });
});

it('without a network says so, and 重试 asks again', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.useFakeTimers();
  let asked = 0;
  mockGateway.send = ({ url }) => {
    if (!url.endsWith('/aggregatePage/home')) return waiting;
    asked += 1;
    return { outcome: Promise.resolve({ kind: 'network-error', message: '' }), cancel: () => undefined };
  };
  const pass = (): Promise<void> => act(() => jest.advanceTimersByTimeAsync(60_000).then(() => undefined));
  const visit = { configId: 'FRI', channelId: '', scene: 'page', areThumbnailsOff: false } as const;
  place.render(<WeeklyPage visit={visit} scope={scope} setTitle={setTitle} />);
  await pass();
  const before = asked;
  act(() => place.button('重试').dispatchEvent(new MouseEvent('click', { bubbles: true })) as never);
  await pass();
  expect([before > 0, asked > before]).toEqual([true, true]);
});

describe('the last visit’s page', () => {
  const TASK_PLACE = { order: 2, uniqueId: 'task', fioIndex: 2 };
  const SESSION = {
    success: true,
    code: '0',
    msg: '',
    data: {
      baseInfo: { pageName: '寄件周五' },
      seckillModule: wireSeckill([wireSession('S')]),
      taskModule: { taskItemList: [{ taskId: 'T', taskStatus: 1, taskTitle: '去旅行' }], ...TASK_PLACE },
    },
  };
  const words = (): string => place.element.textContent ?? '';
  const tap = (target: Element): void =>
    act(() => void target.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  const toast = (): string => document.querySelector('.pc-toast')?.textContent ?? '';
  const pass = (ms: number): Promise<void> =>
    act(() => jest.advanceTimersByTimeAsync(ms).then(() => undefined));
  /** A first visit, and the second, whose request waits. */
  async function openAgain(scene: Scene = 'page'): Promise<void> {
    jest.useFakeTimers({ now: TEN_MS });
    await enter('page');
    await fresh(SESSION);
    await pass(2_000);
    expect(words()).toContain('立即领取');
    place.unmount();
    scope.cancel();
    scope = createScope();
    await enter(scene);
  }
  async function enter(scene: Scene): Promise<void> {
    const visit = { configId: 'FRI', channelId: '', scene, areThumbnailsOff: false };
    place.render(<WeeklyPage visit={visit} scope={scope} setTitle={setTitle} />);
    await pass(500);
  }
  async function fresh(body: object): Promise<void> {
    await act(async () => {
      void calls[calls.length - 1]?.answer(body);
      await jest.advanceTimersByTimeAsync(10);
    });
    await pass(500);
  }
  afterEach(() => {
    place.unmount();
    session.logOut();
    localStorage.clear();
    document.querySelectorAll('.pc-toast').forEach((each) => each.remove());
  });

  it('is there before the answer, says that it is updated, and claims no state', async () => {
    await openAgain();
    expect(titles).toEqual(['寄件周五', '寄件周五']);
    expect(words()).toContain('正在更新…');
    expect(words()).toContain('寄件立减券');
    expect(words()).toContain('待更新');
    expect(words()).not.toContain('立即领取');
    expect(place.element.querySelectorAll('.session.kept')).toHaveLength(1);
    // The task list is the user's: only its place.
    expect(place.element.querySelectorAll('#m-task [aria-busy]').length).toBeGreaterThan(0);
  });

  it('a press waits for the answer; then the same element acts', async () => {
    await openAgain();
    const button = place.button('待更新，￥5 寄件立减券');
    const before = calls.length;
    tap(button);
    await pass(300);
    expect([toast(), calls.length]).toEqual([expect.stringContaining('正在更新，请稍候'), before]);
    await fresh(SESSION);
    expect(place.button('立即领取，￥5 寄件立减券')).toBe(button);
    expect(words()).not.toMatch(/正在更新…|待更新/);
    expect(place.element.querySelectorAll('.session.kept')).toHaveLength(0);
  });

  it('a login before the answer asks for nothing twice', async () => {
    await openAgain();
    const before = calls.length;
    await act(async () => {
      session.logIn({ token: 'first', loginType: 'other' });
      await jest.advanceTimersByTimeAsync(100);
    });
    expect(calls).toHaveLength(before);
  });

  it('without an answer it stays with its time and 刷新, and acts on nothing', async () => {
    await openAgain();
    mockGateway.send = () => ({
      outcome: Promise.resolve({ kind: 'network-error', message: '' }),
      cancel: () => undefined,
    });
    await lookAgainAfter(60_000);
    expect(words()).toMatch(/上次更新 \d\d:\d\d刷新/);
    tap(place.button('待更新，￥5 寄件立减券'));
    await pass(300);
    expect(toast()).toContain('请先刷新');
    mockGateway.send = send;
    tap(place.button('刷新'));
    await pass(100);
    expect(words()).toContain('正在更新…');
    await fresh(SESSION);
    expect(words()).toContain('立即领取');
    expect(mockFailed).toEqual([]);
  });
  const lookAgainAfter = (ms: number): Promise<void> =>
    act(async () => {
      mockTab.again();
      await jest.advanceTimersByTimeAsync(ms);
    });

  it('a refusal ends it: the fail page, and nothing is kept', async () => {
    await openAgain();
    await fresh(GONE);
    expect(mockFailed).toEqual(['page 活动不存在']);
    expect(words()).not.toContain('寄件立减券');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('a part of the app’s own page shows none', async () => {
    await openAgain('pickDetail');
    expect(words()).not.toContain('寄件立减券');
  });
});

it('an embedded page taller than the screen is limited to the screen height', async () => {
  await open('pickDetail');
  await answer(pageNamed('寄件周五'));
  await act(settle);
  expect(place.element.querySelectorAll('.capped')).toHaveLength(0);
  act(() => mockHeights.onTaller());
  expect(place.element.querySelectorAll('.page.capped')).toHaveLength(1);
});

it('an embedded page has rules and footer', async () => {
  await open('pickResult');
  await answer({ success: true, code: '0', msg: '', data: { baseInfo: { ruleDesc: '<p>限一张</p>' } } });
  expect(place.element.querySelector('#weekly-content [aria-label=活动规则]')).not.toBeNull();
  expect(place.element.querySelectorAll('#weekly-content .footer')).toHaveLength(1);
});

it('the reminder at the bottom is inside the element measured for the app', async () => {
  await open('pickDetail');
  await answer(pageNamed('寄件周五'));
  expect(place.element.querySelector('#weekly-content [role=region]')?.textContent).toContain('添加提醒');
});

it('a login on the page refetches it once; the login it started with does not', async () => {
  session.logIn({ token: 'first', loginType: 'other' });
  await open();
  await answer(pageNamed('寄件周五'));
  expect(calls).toHaveLength(1);
  await act(async () => {
    session.logIn({ token: 'second', loginType: 'other' });
    await settle();
  });
  expect(calls).toHaveLength(2);
});
