import { act } from 'react';
import type { HostKind } from '@/platform/host/types';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { TaskPopup } from './TaskPopup';
import type { TaskScene } from './taskTypes';
import { TaskWidget, type TaskRefresh } from './TaskWidget';
import { makeBench, wireOffer, wireTask, type TaskBench } from './testing/taskBench';

// Page lifecycle hooks work only inside a running Taro page.
const page = { again: (): void => undefined };
jest.mock('@/hooks/useShownAgain', () => ({
  useShownAgain: (again: () => void) => Object.assign(page, { again }),
}));
const mockShown = new Map<string, (isShown: boolean) => void>();
jest.mock('@/hooks/usePageInView', () => {
  const view = {
    watchShown(id: string, notify: (isShown: boolean) => void) {
      mockShown.set(id, notify);
      return () => mockShown.delete(id);
    },
  };
  return { usePageInView: () => view };
});
const mockMade: { bench: TaskBench | null } = { bench: null };
jest.mock('./useTaskStore', () => ({ useTaskStore: () => mockMade.bench }));
const mockStarted: string[] = [];
jest.mock('./useStartTask', () => ({
  useStartTask: () => (task: { taskId: string }) => Promise.resolve(mockStarted.push(task.taskId)),
}));
const mockSaid: string[] = [];
jest.mock('@/platform/toast', () => ({ toast: { show: (text: string) => mockSaid.push(text) } }));
const mockOpened: unknown[] = [];
jest.mock('@/navigation', () => ({
  navigator: {
    goTo: async (...mockWhere: unknown[]) => mockOpened.push(mockWhere),
    currentRoute: () => null,
  },
}));
const mockWhere = { kind: 'consumer-app', os: 'android', appVersionCode: 6_019_000 };
jest.mock('@/platform/host', () => ({ host: { current: () => mockWhere } }));
const mockBridged: unknown[] = [];
jest.mock('@/platform/bridge', () => ({
  bridge: {
    async call(...call: unknown[]) {
      mockBridged.push(call);
      return { kind: 'ok', value: { isEnabled: false } };
    },
  },
}));
const mockTrack = jest.fn();
const mockClicks: unknown[] = [];
jest.mock('@/tracking', () => ({
  tracker: {
    click: (...notified: unknown[]) => mockClicks.push(notified),
    track: (event: unknown) => mockTrack(event),
  },
}));
const mockPinged: string[] = [];
jest.mock('@/platform/ping', () => ({
  ping: {
    async send(url: string) {
      mockPinged.push(url);
      return { kind: 'sent' };
    },
  },
}));
jest.mock('@/session', () => ({
  session: {
    get token() {
      return mockMade.bench?.account.token ?? null;
    },
  },
}));
jest.mock('@/session/links', () => ({
  pictureAddress: (src: string) => src,
  h5Address: (path: string) => `https://m.example.com${path}`,
  appLinkPolicy: () => ({
    ownOrigins: [],
    linkHosts: [],
    tokenHosts: [],
    appSchemes: [],
    miniProgramIds: [],
  }),
}));

const place = testPlace();
beforeEach(() => {
  for (const list of [mockClicks, mockSaid, mockOpened, mockStarted, mockBridged, mockPinged])
    list.length = 0;
  mockShown.clear();
  mockTrack.mockClear();
  Object.assign(mockWhere, { kind: 'consumer-app' satisfies HostKind, appVersionCode: 6_019_000 });
});

const onFinish = jest.fn();
beforeEach(() => onFinish.mockClear());
async function show(scene: TaskScene = 'center', token: string | null = 'first'): Promise<TaskBench> {
  const bench = makeBench({ scene, channelId: 'CH' }, { token });
  mockMade.bench = bench;
  await act(async () => {
    place.render(
      scene === 'homePopup' ? (
        <TaskPopup channelId="CH" page="home" scope={bench.scope} />
      ) : (
        <TaskWidget scene={scene} channelId="CH" scope={bench.scope} onFinishTask={onFinish} />
      ),
    );
    await settle();
  });
  return bench;
}
const listCall = ({ transport }: TaskBench) => transport.sent.filter(({ path }) => path.endsWith('/list'));
const subscribeCall = ({ transport }: TaskBench) =>
  transport.sent.filter(({ path }) => path.endsWith('/subscribe'));
async function ready(
  tasks: readonly Record<string, unknown>[],
  changes: Record<string, unknown> = {},
  scene: TaskScene = 'center',
): Promise<TaskBench> {
  const bench = await show(scene);
  await act(async () => listCall(bench)[0]?.ok(wireOffer(tasks, changes)));
  return bench;
}
const words = (): string => document.body.textContent ?? '';
const all = (selector: string): Element[] => Array.from(document.body.querySelectorAll(selector));
const named = (name: string): Element | undefined =>
  all('[role=button]').find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name);
const press = (name: string): Promise<void> =>
  act(async () => {
    const element = named(name);
    if (element === undefined) throw new Error(`no button ${name}`);
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await settle();
  });
const items = (): string[] => all('[role=listitem]').map(({ textContent }) => textContent ?? '');
const task = (id: string, changes: Record<string, unknown> = {}) =>
  wireTask({ taskId: id, taskItemTitle: id, ...changes });
const many = (count: number) => Array.from({ length: count }, (_, index) => task(`任务${index + 1}`));

it('the center: total reward in the title, open tasks first', async () => {
  await ready(
    [task('甲', { taskStatus: 4 }), task('乙', { taskSubTitle: '#0.05' }), task('丙', { taskStatus: 3 })],
    { joinedList: [{ reduceMoney: 150 }] },
  );
  expect(all('[role=heading]').map(({ textContent }) => textContent)).toEqual(['做任务 最高赚3.95元']);
  expect(items()).toEqual(['乙短视频APP+0.05元去完成', '甲减免金+1.2元已完成', '丙减免金+1.2元去查看']);
});

it.each(['pick', 'pickDetail', 'pickPaySuccess'] as const)(
  '%s: its own title and order, no switch',
  async (scene) => {
    const bench = await ready([task('甲', { taskStatus: 4 }), task('乙')], {}, scene);
    expect(all('[role=heading]').map(({ textContent }) => textContent)).toEqual(['做任务']);
    expect([items().map((text) => text[0]), subscribeCall(bench).length]).toEqual([['甲', '乙'], 0]);
  },
);

it('the center shows eight, three of them as cards, and all of them on tap', async () => {
  await ready(many(9), { taskStyleToggle: 1 });
  expect([items().length, all('.card[role=listitem]').length]).toEqual([8, 3]);
  await press('查看更多任务');
  expect([items().length, named('查看更多任务')]).toEqual([9, undefined]);
  expect(mockClicks).toEqual([['unknown', 'taskMore']]);
});

it.each([
  [8, 'center', 8, false],
  [9, 'center', 8, true],
  [9, 'pick', 9, false],
] as const)('%p tasks in %s: %p are shown, more %p', async (count, scene, length, hasMore) => {
  await ready(many(count), {}, scene);
  expect([items().length, named('查看更多任务') !== undefined]).toEqual([length, hasMore]);
});

it('a tap starts an open task, and opens the funds for a pending one', async () => {
  await ready([task('甲'), task('乙', { taskStatus: 3 }), task('丙', { taskStatus: 4 })]);
  await press('去完成 甲');
  await press('去查看 乙');
  expect([mockStarted, mockOpened, named('已完成 丙')]).toEqual([
    ['甲'],
    [['reductionFunds', { channelId: 'CH' }]],
    undefined,
  ]);
  expect(mockClicks).toEqual([['unknown', 'task', { taskId: '乙', status: 3 }]]);
});

it('on the funds’ own page they are shown there, without opening it again', async () => {
  const bench = makeBench({ scene: 'center', channelId: 'CH' }, { token: 'first' });
  mockMade.bench = bench;
  const showFunds = jest.fn().mockResolvedValue(undefined);
  await act(async () => {
    place.render(<TaskWidget scene="center" channelId="CH" scope={bench.scope} showFunds={showFunds} />);
    await settle();
  });
  await act(async () => listCall(bench)[0]?.ok(wireOffer([task('乙', { taskStatus: 3 })], {})));
  await press('去查看 乙');
  expect([showFunds.mock.calls.length, mockOpened]).toEqual([1, []]);
});

it('rules open in a dialog that closes with its green 确认; a task without rules has no icon', async () => {
  await ready([task('甲', { taskRule: '<p>每日一次<script>x</script></p>' }), task('乙')]);
  expect(named('任务规则 乙')).toBeUndefined();
  await press('任务规则 甲');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  const [dialog] = all('[role=dialog]');
  expect(mockClicks).toEqual([['unknown', 'taskRules', { taskId: '甲' }]]);
  expect(dialog?.textContent).toContain('任务规则');
  expect(dialog?.textContent).toContain('每日一次');
  expect(dialog?.querySelector('script')).toBeNull();
  expect(named('确认')?.className).toContain('green');
  await press('确认');
  expect(named('确认')?.closest('[role=dialog]')?.className ?? '').not.toContain('entering');
});

describe('states', () => {
  it('a skeleton first', async () => {
    await show();
    expect(all('[aria-busy=true]')).toHaveLength(1);
  });

  it('quiet: renders nothing while the page around it waits, and notifies it when done', async () => {
    const bench = makeBench();
    mockMade.bench = bench;
    const settled = jest.fn();
    await act(async () => {
      place.render(
        <TaskWidget scene="center" channelId="CH" scope={bench.scope} isQuiet onSettled={settled} />,
      );
      await settle();
    });
    expect([place.element.innerHTML, settled.mock.calls.length]).toEqual(['', 0]);
    await act(async () => listCall(bench)[0]?.fail('9'));
    expect([words().includes('任务加载失败'), settled.mock.calls.length]).toEqual([true, 1]);
    await press('重试');
    expect(all('[aria-busy=true]').length).toBeGreaterThan(0);
  });

  it('an extra is shown once there are tasks, and renders nothing otherwise', async () => {
    const bench = makeBench();
    mockMade.bench = bench;
    await act(async () => {
      place.render(<TaskWidget scene="pick" channelId="CH" scope={bench.scope} isExtra />);
      await settle();
    });
    expect(place.element.innerHTML).toBe('');
    await act(async () => listCall(bench)[0]?.fail('9'));
    expect(place.element.innerHTML).toBe('');
  });

  it('shows that there is nothing to do', async () => {
    await ready([]);
    expect(words()).toContain('暂无任务，明天再来看看');
  });

  it('a failure, and 重试', async () => {
    const bench = await show();
    await act(async () => listCall(bench)[0]?.fail('9', 'x'));
    expect(all('[role=alert]').map(({ textContent }) => textContent)).toEqual(['任务加载失败']);
    await press('重试');
    await act(async () => listCall(bench)[1]?.ok(wireOffer([task('甲')])));
    expect(items()).toHaveLength(1);
  });

  it('logged out: nothing is fetched until 去登录 is tapped', async () => {
    const bench = await show('pick', null);
    expect(words()).toContain('登录后做任务赚减免金');
    expect([bench.transport.sent.length, bench.gate.isOpen]).toEqual([0, false]);
    await press('去登录');
    expect([bench.gate.isOpen, mockClicks]).toEqual([true, [['unknown', 'taskLogin']]]);
  });

  it('logged out on the center: says so, but 去登录 belongs to the page', async () => {
    await show('center', null);
    expect([words().includes('登录后做任务赚减免金'), named('去登录')]).toEqual([true, undefined]);
  });

  it('pull to refresh refetches; a failure keeps the tasks and is reported to the page', async () => {
    const bench = makeBench();
    mockMade.bench = bench;
    const refresher: { current: TaskRefresh | null } = { current: null };
    await act(async () => {
      place.render(<TaskWidget scene="center" channelId="CH" scope={bench.scope} refresher={refresher} />);
      await settle();
    });
    await act(async () => listCall(bench)[0]?.ok(wireOffer([task('甲')])));
    const pull = async (answer: () => Promise<void> | undefined) => {
      let outcome: unknown;
      await act(async () => {
        const pulled = refresher.current?.();
        await settle();
        await answer();
        outcome = await pulled;
      });
      return outcome;
    };
    expect(await pull(() => listCall(bench)[1]?.fail('9'))).toMatchObject({ hasFailedQuietly: true });
    expect(items()).toEqual(['甲减免金+1.2元去完成']);
    expect(
      await pull(() => listCall(bench)[2]?.ok(wireOffer([task('甲', { taskStatus: 3 })]))),
    ).toMatchObject({ hasFailedQuietly: false });
    expect(items()).toEqual(['甲减免金+1.2元去查看']);
  });

  it('refetches quietly when shown again', async () => {
    const bench = await ready([task('甲')]);
    await act(async () => {
      page.again();
      await settle();
    });
    expect(items()).toEqual(['甲减免金+1.2元去完成']);
    await act(async () => listCall(bench)[1]?.ok(wireOffer([task('甲', { taskStatus: 3 })])));
    expect(items()).toEqual(['甲减免金+1.2元去查看']);
  });
});

describe('a task finished meanwhile (product §2.4)', () => {
  const finished = task('甲', { firstFinishedFlag: true });

  it('is reported to the page by the center, once per response', async () => {
    await ready([finished, task('乙', { firstFinishedFlag: true })]);
    expect([onFinish.mock.calls.length, mockSaid]).toEqual([1, []]);
  });

  it.each(['pick', 'pickDetail', 'pickPaySuccess', 'homePopup'] as const)('is shown in %s', async (scene) => {
    await ready([finished], {}, scene);
    expect([onFinish.mock.calls.length, mockSaid]).toEqual([0, ['已完成任务，快查看奖励']]);
  });
});

describe('the subscribe switch', () => {
  const SWITCH = '明日活动提醒';
  async function offered(tasks = [task('甲')]): Promise<TaskBench> {
    const bench = await ready(tasks);
    await act(async () => subscribeCall(bench)[0]?.ok({ status: 0 }));
    return bench;
  }
  /** A tap by a user who has not subscribed elsewhere either. */
  async function pressAgain(bench: TaskBench): Promise<void> {
    await press(SWITCH);
    await act(async () => subscribeCall(bench)[1]?.ok({ status: 0 }));
  }

  it.each([
    ['consumer-app', 5_022_999, 0],
    ['consumer-app', 5_023_000, 2],
    ['consumer-app', 5_023_001, 2],
    ['browser', null, 0],
  ] as const)('in %s %p asks the app %p times (product §2.9)', async (kind, appVersionCode, calls) => {
    Object.assign(mockWhere, { kind, appVersionCode });
    const bench = await offered();
    await pressAgain(bench);
    await act(async () => subscribeCall(bench)[2]?.ok({ status: 1 }));
    expect([mockSaid, mockBridged.length, named(SWITCH)]).toEqual([['订阅成功'], calls, undefined]);
  });

  it('is offered also without tasks today, and only on the center', async () => {
    await offered([]);
    expect([words().includes('暂无任务'), named(SWITCH) === undefined]).toEqual([true, false]);
    place.unmount();
    await ready([], {}, 'pick');
    expect(named(SWITCH)).toBeUndefined();
  });

  it('an existing subscription is reported', async () => {
    const bench = await offered();
    await press(SWITCH);
    await act(async () => subscribeCall(bench)[1]?.ok({ status: 1 }));
    expect([mockSaid, named(SWITCH)]).toEqual([['已订阅明日活动通知'], undefined]);
    expect(mockClicks).toEqual([['unknown', 'taskSubscribe']]);
  });

  it('a refusal shows the gateway’s text, and the switch stays', async () => {
    const bench = await offered();
    await pressAgain(bench);
    expect([words().includes('订阅中…'), named(SWITCH)]).toEqual([true, undefined]);
    await act(async () => subscribeCall(bench)[2]?.fail('200500002', '操作太频繁'));
    expect([mockSaid, named(SWITCH) === undefined]).toEqual([['操作太频繁'], false]);
  });

  it('is hidden when subscribed or logged out', async () => {
    const bench = await ready([task('甲')]);
    await act(async () => subscribeCall(bench)[0]?.ok({ status: 1 }));
    expect(named(SWITCH)).toBeUndefined();
  });
});

describe('real-time bids (product §2.5)', () => {
  const bid = (requestId: string, changes: Record<string, unknown> = {}) =>
    task(requestId, {
      taskChannel: 12,
      taskType: 20,
      appIncentiveTask: { requestId, nurl: '/ping/n', curl: '/ping/c' },
      ...changes,
    });

  it('without an icon: reported once, not listed, and no other task is', async () => {
    await ready([bid('无图', { taskIcon: '' }), task('甲', { taskIcon: '' })]);
    expect(items().map((text) => text[0])).toEqual(['甲']);
    expect(mockTrack.mock.calls).toMatchObject([
      [{ component: 'taskShowFailed', context: { requestId: '无图' } }],
    ]);
  });

  it('pings once when more than half of it is on screen, and never before', async () => {
    await ready([bid('看见'), task('甲')]);
    const [notify, ...rest] = [...mockShown.values()];
    expect(rest).toEqual([]);
    notify?.(false);
    expect(mockPinged).toEqual([]);
    notify?.(true);
    notify?.(true);
    expect(mockPinged).toEqual(['https://m.example.com/ping/n']);
  });
});

describe('the home popup', () => {
  it('opens with a plain list and closes', async () => {
    await ready(many(9), { taskStyleToggle: 1 }, 'homePopup');
    expect([all('[role=dialog]').length, items().length, all('.card[role=listitem]').length]).toEqual([
      1, 9, 0,
    ]);
    await press('关闭');
    expect(mockClicks).toEqual([['home', 'taskPopupClose']]);
    await act(async () => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(all('[role=dialog]')).toEqual([]);
  });

  it('passes its channel to the funds', async () => {
    await ready([task('乙', { taskStatus: 3 })], {}, 'homePopup');
    await press('去查看 乙');
    expect(mockOpened).toEqual([['reductionFunds', { channelId: 'CH' }]]);
  });

  it('stays closed without tasks, without a response and without a login', async () => {
    await ready([], {}, 'homePopup');
    expect(all('[role=dialog]')).toEqual([]);
    place.unmount();
    const bench = await show('homePopup');
    await act(async () => listCall(bench)[0]?.fail('9'));
    expect(all('[role=dialog]')).toEqual([]);
    place.unmount();
    const loggedOut = await show('homePopup', null);
    expect([all('[role=dialog]'), loggedOut.gate.isOpen, loggedOut.transport.sent]).toEqual([[], false, []]);
  });
});
