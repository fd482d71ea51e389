import { createScope } from '@/api';
import { BusinessError, NetworkError, toCallFailure, UnauthorizedError } from '@/api/errors';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { DependentQuery } from './DependentQuery';

interface Asked {
  readonly question: string;
  readonly isCancelled: () => boolean;
  answer(value: number): Promise<void>;
  fail(cause: Error): Promise<void>;
}

function setUp(isOnline = true) {
  const clock = new FakeClock();
  const scope = createScope();
  const asked: Asked[] = [];
  const part = new DependentQuery<string, number>({
    fetch: (question, life) =>
      new Promise((resolve, reject) => {
        asked.push({
          question,
          isCancelled: () => life.isCancelled,
          answer: async (value) => {
            resolve(value);
            await settle();
          },
          fail: async (cause) => {
            reject(cause);
            await settle();
          },
        });
      }),
    toCallFailure: (cause) => toCallFailure(cause, isOnline),
    clock,
    scope,
    failedText: '失败',
  });
  const last = (): Asked => {
    const found = asked[asked.length - 1];
    if (found === undefined) throw new Error('nothing was asked');
    return found;
  };
  return { clock, scope, asked, part, last };
}

it('fetches once for the same input', async () => {
  const { part, asked, last } = setUp();
  expect([part.phase, part.current]).toEqual(['idle', null]);
  part.want('A');
  part.want('A');
  expect([part.phase, asked.length]).toEqual(['loading', 1]);
  await last().answer(7);
  part.want('A');
  expect([part.phase, part.current, asked.length]).toEqual(['ready', 7, 1]);
});

it('waits until nothing has changed for a while, then fetches only the latest', async () => {
  const { part, asked, last, clock } = setUp();
  part.want('A', 300);
  await clock.advance(200);
  part.want('B', 300);
  await clock.advance(299);
  expect(asked).toHaveLength(0);
  await clock.advance(1);
  expect(asked.map(({ question }) => question)).toEqual(['B']);
  await last().answer(1);
  expect(clock.pending).toBe(0);
});

it('only the latest response counts; the previous fetch is cancelled', async () => {
  const { part, asked, last } = setUp();
  part.want('A');
  const first = last();
  part.want('B');
  expect(first.isCancelled()).toBe(true);
  await last().answer(2);
  await first.answer(1);
  expect([part.current, asked.length]).toEqual([2, 2]);
});

it('while another input is being fetched, the previous response is not current', async () => {
  const { part, last } = setUp();
  part.want('A');
  await last().answer(1);
  part.want('B');
  expect([part.current, part.value]).toEqual([null, 1]);
  part.want(null);
  expect([part.phase, part.value]).toEqual(['idle', null]);
  await last().answer(2);
  expect(part.phase).toBe('idle');
});

it.each<[string, Error, boolean, string, string, string]>([
  ['a refusal', new BusinessError('5', '不行'), true, 'failed', '不行', '5'],
  ['a quiet refusal', new BusinessError('5', ' '), true, 'failed', '失败', '5'],
  ['a lost answer', new NetworkError('x'), true, 'failed', '失败', ''],
  ['no network', new NetworkError('x'), false, 'offline', '失败', ''],
  ['a login that is over', new UnauthorizedError('1', 'login-needed'), true, 'logged-out', '失败', ''],
])('%s', async (_name, cause, isOnline, phase, text, code) => {
  const { part, last, asked } = setUp(isOnline);
  part.want('A');
  await last().fail(cause);
  expect([part.phase, part.failureText, part.failureCode, part.current]).toEqual([phase, text, code, null]);
  void part.load();
  expect([part.phase, asked.length]).toEqual(['loading', 2]);
  await last().answer(3);
  expect(part.current).toBe(3);
});

it('a refresh that fails keeps the value and says so', async () => {
  const { part, last } = setUp();
  expect(await part.refresh()).toBe('nothing');
  part.want('A');
  await last().answer(1);
  const outcome = part.refresh();
  expect(part.current).toBe(1);
  await last().fail(new NetworkError('x'));
  expect([await outcome, part.phase, part.current]).toEqual(['failed', 'ready', 1]);
});

it('ends with its page', async () => {
  const { part, scope, clock, asked, last } = setUp();
  part.want('A', 300);
  scope.cancel();
  await clock.advance(1_000);
  expect([asked.length, clock.pending]).toEqual([0, 0]);
  const other = setUp();
  other.part.want('A');
  other.scope.cancel();
  await other.last().answer(1);
  expect(other.part.phase).toBe('loading');
  expect(last).toThrow('nothing was asked');
});
