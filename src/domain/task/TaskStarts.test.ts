import { settle } from '@/utils/testing/fakeClock';
import type { TaskJump } from './jumpRules';
import { startTask, JUMP_DELAY_MS } from './startTask';
import { taskItem } from './taskApi';
import type { StartOutcome } from './TaskStarts';
import { makeBench, NO_ANSWERS, wireTask, type TaskBench } from './testing/taskBench';

const STARTED = { result: true, reasonMsg: '', reasonCode: '', taskToken: 'tk' };
const REFUSED = { result: false, reasonMsg: '今日任务名额已满', reasonCode: '1', taskToken: '' };
const LOST = '网络异常，请稍后再试';
const OURS = '任务暂时无法开始，请稍后再试';

interface Press {
  readonly bench: TaskBench;
  readonly outcome: Promise<StartOutcome>;
}
async function press(bench = makeBench()): Promise<Press> {
  const outcome = bench.starts.start('T1');
  await settle();
  return { bench, outcome };
}

it('sends a task once, also for a double tap, and another task in parallel', async () => {
  const { bench, outcome } = await press();
  expect(bench.starts.isStarting('T1')).toBe(true);
  expect(await bench.starts.start('T1')).toEqual({ kind: 'nothing' });
  void bench.starts.start('T2');
  await settle();
  expect(bench.bodies()).toEqual([{ taskId: 'T1' }, { taskId: 'T2' }]);
  await bench.transport.sent[0]?.ok(STARTED);
  expect(await outcome).toEqual({ kind: 'started', taskToken: 'tk' });
  expect([bench.starts.isStarting('T1'), bench.starts.isStarting('T2')]).toEqual([false, true]);
});

it.each([
  ['its reason', REFUSED, '今日任务名额已满'],
  ['no reason', { ...REFUSED, reasonMsg: ' ' }, OURS],
  ['result false and a token', { ...REFUSED, taskToken: 'tk' }, '今日任务名额已满'],
])('refused with %s', async (_what, answer, text) => {
  const { bench, outcome } = await press();
  await bench.transport.last.ok(answer);
  expect(await outcome).toEqual({ kind: 'refused', text });
});

it.each([
  ['任务不存在', '任务不存在'],
  ['', OURS],
])('a failure with the text %p', async (msg, text) => {
  const { bench, outcome } = await press();
  await bench.transport.last.fail('200500001', msg);
  expect(await outcome).toEqual({ kind: 'refused', text });
});

it.each(NO_ANSWERS)(
  'fault %s: one request was sent, nothing is running any more, it can be tried again',
  async (_name, fault) => {
    const { bench, outcome } = await press();
    await fault(bench.transport.last);
    await bench.clock.advance(20_000);
    expect(await outcome).toEqual({ kind: 'failed', text: LOST });
    expect([bench.starts.isStarting('T1'), bench.transport.sent.length]).toEqual([false, 1]);
    const again = bench.starts.start('T1');
    await settle();
    await bench.transport.last.ok(STARTED);
    expect(await again).toEqual({ kind: 'started', taskToken: 'tk' });
  },
);

describe('login', () => {
  it('a 401 requests login, then the start continues automatically, once', async () => {
    const { bench, outcome } = await press();
    await bench.transport.last.status(401);
    expect(bench.gate.isOpen).toBe(true);
    await bench.logIn('second');
    await bench.transport.last.ok(STARTED);
    expect(await outcome).toEqual({ kind: 'started', taskToken: 'tk' });
    expect(bench.bodies()).toEqual([{ taskId: 'T1' }, { taskId: 'T1' }]);
  });

  it('a 401 right after the login is reported', async () => {
    const { bench, outcome } = await press();
    await bench.transport.last.status(401);
    await bench.logIn('second');
    await bench.transport.last.status(401);
    expect(await outcome).toEqual({ kind: 'failed', text: OURS });
  });

  it('logged out, login comes before any request; closing it does nothing', async () => {
    const { bench, outcome } = await press(makeBench(undefined, { token: null }));
    expect([bench.gate.isOpen, bench.transport.sent.length]).toEqual([true, 0]);
    bench.gate.close();
    expect(await outcome).toEqual({ kind: 'nothing' });
    expect(bench.starts.isStarting('T1')).toBe(false);
  });

  it('unmounting the page ends it silently', async () => {
    const { bench, outcome } = await press();
    bench.scope.cancel();
    expect(await outcome).toEqual({ kind: 'nothing' });
  });
});

describe('what the user sees of a start', () => {
  const task = (status = 1) => taskItem(wireTask({ taskStatus: status }), 't');

  function makeFlow(
    outcome: StartOutcome,
    jump: TaskJump = { kind: 'link', url: '/go' },
    isSchemeOpened = true,
  ) {
    const { clock, scope } = makeBench();
    const seen: string[] = [];
    const starts = {
      start: jest.fn(async (_taskId: string, follow?: (taskToken: string) => Promise<unknown>) => {
        if (outcome.kind === 'started') await follow?.(outcome.taskToken);
        return outcome;
      }),
    };
    const effects = {
      toast: (text: string) => void seen.push(`toast ${text}`),
      jumpOf: () => jump,
      openLink: (url: string) => Promise.resolve(void seen.push(`link ${url}`)),
      openScheme: (url: string) => {
        seen.push(`scheme ${url}`);
        return Promise.resolve(isSchemeOpened);
      },
      clock,
      scope,
    };
    return { seen, clock, scope, starts, run: (status?: number) => startTask(task(status), starts, effects) };
  }
  const started: StartOutcome = { kind: 'started', taskToken: 'tk' };

  it('jumps 100 ms after the start, not before (product §2.9)', async () => {
    const { run, seen, clock } = makeFlow(started);
    const result = run();
    await clock.advance(JUMP_DELAY_MS - 1);
    expect(seen).toEqual([]);
    await clock.advance(1);
    expect([await result, seen, clock.pending]).toEqual(['started', ['link /go'], 0]);
    expect(JUMP_DELAY_MS).toBe(100);
  });

  it.each([
    [{ kind: 'scheme', url: 'video://x', fallbackUrl: '/go' }, true, ['scheme video://x']],
    [
      { kind: 'scheme', url: 'video://x', fallbackUrl: '' },
      false,
      ['scheme video://x', 'toast 链接无法打开，请稍后再试'],
    ],
    [{ kind: 'nowhere' }, true, ['toast 链接无法打开，请稍后再试']],
  ] as const)('%j, opened %p', async (jump, isOpened, expected) => {
    const { run, seen, clock } = makeFlow(started, jump, isOpened);
    const result = run();
    await clock.advance(JUMP_DELAY_MS);
    expect([await result, seen]).toEqual(['started', expected]);
  });

  it('if no app opens, the fallback comes 300 ms later (product §1.9), unless the page was unmounted', async () => {
    const target = { kind: 'scheme', url: 'video://x', fallbackUrl: '/go' } as const;
    const stays = makeFlow(started, target, false);
    const result = stays.run();
    await stays.clock.advance(JUMP_DELAY_MS);
    await stays.clock.advance(299);
    expect(stays.seen).toEqual(['scheme video://x']);
    await stays.clock.advance(1);
    expect([await result, stays.seen]).toEqual(['started', ['scheme video://x', 'link /go']]);

    const ends = makeFlow(started, target, false);
    void ends.run();
    await ends.clock.advance(JUMP_DELAY_MS);
    ends.scope.cancel();
    await ends.clock.advance(300);
    expect(ends.seen).toEqual(['scheme video://x']);
  });

  it.each([
    [{ kind: 'refused', text: '满' } as const, ['toast 满']],
    [{ kind: 'failed', text: '断' } as const, ['toast 断']],
  ])('%j is shown, and nothing opens', async (outcome, expected) => {
    const { run, seen, clock } = makeFlow(outcome);
    expect(await run()).toBe(outcome.kind);
    await clock.advance(1000);
    expect(seen).toEqual(expected);
  });

  it('a page unmounted before the start responds opens nothing', async () => {
    const { run, seen, clock, scope } = makeFlow(started);
    scope.cancel();
    expect(await run()).toBe('started');
    await clock.advance(JUMP_DELAY_MS);
    expect([seen, clock.pending]).toEqual([[], 0]);
  });

  it('a second tap before the jump starts and jumps once; a tap after it starts again', async () => {
    const bench = makeBench();
    const { clock, transport, starts, scope } = bench;
    const opened: string[] = [];
    const effects = {
      toast: () => undefined,
      jumpOf: (): TaskJump => ({ kind: 'link', url: '/go' }),
      openLink: (url: string) => Promise.resolve(opened.push(url)),
      openScheme: () => Promise.resolve(true),
      clock,
      scope,
    };
    const first = startTask(task(), starts, effects);
    await settle();
    await transport.last.ok(STARTED);
    await clock.advance(JUMP_DELAY_MS - 1);
    expect(await startTask(task(), starts, effects)).toBe('failed');
    expect([transport.sent.length, starts.isStarting('T1'), opened]).toEqual([1, true, []]);
    await clock.advance(1);
    expect([await first, starts.isStarting('T1'), opened]).toEqual(['started', false, ['/go']]);
    await clock.advance(JUMP_DELAY_MS * 2);
    void startTask(task(), starts, effects);
    await settle();
    expect([transport.sent.length, opened]).toEqual([2, ['/go']]);
  });

  it('a page unmounted meanwhile shows no refusal', async () => {
    const { run, seen, scope } = makeFlow({ kind: 'refused', text: '满' });
    scope.cancel();
    expect([await run(), seen]).toEqual(['failed', []]);
  });

  it('nothing shows nothing', async () => {
    const { run, seen } = makeFlow({ kind: 'nothing' });
    expect([await run(), seen]).toEqual(['failed', []]);
  });

  it('a page unmounted meanwhile opens nothing, and no timer is left', async () => {
    const { run, seen, clock, scope } = makeFlow(started);
    const result = run();
    await clock.advance(50);
    scope.cancel();
    await clock.advance(1000);
    expect([await result, seen, clock.pending]).toEqual(['started', [], 0]);
  });

  it.each([3, 4, 9, 0])('a task of status %p is not started', async (status) => {
    const { run, starts } = makeFlow(started);
    expect([await run(status), starts.start.mock.calls]).toEqual(['refused', []]);
  });
});
