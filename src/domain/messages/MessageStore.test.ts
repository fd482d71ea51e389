import fc from 'fast-check';
import { createScope } from '@/api';
import { failure, unsupported } from '@/platform/outcome';
import {
  MAX_TEMPLATES,
  type SubscribeAnswer,
  type SubscribeOutcome,
} from '@/platform/subscribeMessage/types';
import { type MessageMemory, remember, templatesToAsk } from './messageRules';
import { type AskOutcome, MessageStore } from './MessageStore';
import { refusalToast } from './messageTexts';

const DAY_MS = 86_400_000;
const NOW = 1_790_000_000_000;

describe('which templates are requested', () => {
  const last = (answer: SubscribeAnswer, daysAgo: number): MessageMemory => ({
    a: { answer, atMs: NOW - daysAgo * DAY_MS },
  });

  it.each([
    ['never asked', {}, ['a', 'b']],
    ['accepted just now: the next message needs a new acceptance', last('accept', 0), ['a', 'b']],
    ['rejected six days ago', last('reject', 6), ['b']],
    ['rejected a week ago', last('reject', 7), ['a', 'b']],
    ['switched off 29 days ago', last('ban', 29), ['b']],
    ['switched off a month ago', last('ban', 30), ['a', 'b']],
    ['answered “later”, by a clock that was wrong', last('ban', -60), ['a', 'b']],
  ])('%s', (_name, memory, asked) => {
    expect(templatesToAsk(['a', 'b'], memory, NOW)).toEqual(asked);
  });

  it('are at most three, each once, in the gateway’s order, without recently refused ones', () => {
    const answer = fc.constantFrom<SubscribeAnswer>('accept', 'reject', 'ban');
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')),
        fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), answer),
        (ids, answers) => {
          const asked = templatesToAsk(ids, remember({}, answers, NOW), NOW);
          expect(asked.length).toBeLessThanOrEqual(MAX_TEMPLATES);
          expect(new Set(asked).size).toBe(asked.length);
          expect(ids.filter((id, index) => asked.includes(id) && ids.indexOf(id) === index)).toEqual(asked);
          for (const id of asked) expect(['accept', undefined]).toContain(answers[id]);
        },
      ),
    );
  });
});

function setUp(given: {
  readonly templates?: readonly string[] | Error | 'never';
  readonly answer?: SubscribeOutcome;
  readonly report?: Error;
  readonly isOffered?: boolean;
  readonly stored?: string;
}) {
  const { templates = ['a', 'b'] } = given;
  let answer: SubscribeOutcome = given.answer ?? {
    kind: 'answered',
    answers: { a: 'accept', b: 'reject' },
  };
  let asked = 0;
  const requested: (readonly string[])[] = [];
  const reported: unknown[] = [];
  const faults: string[] = [];
  const kept = new Map<string, string>(given.stored === undefined ? [] : [['messageAnswers', given.stored]]);
  const store = new MessageStore({
    api: {
      fetchTemplates() {
        asked += 1;
        if (templates === 'never') return new Promise(() => undefined);
        return templates instanceof Error ? Promise.reject(templates) : Promise.resolve(templates);
      },
      report(answers) {
        reported.push(answers);
        return given.report === undefined ? Promise.resolve() : Promise.reject(given.report);
      },
    },
    host: {
      isOffered: given.isOffered ?? true,
      request(ids) {
        requested.push(ids);
        return Promise.resolve(answer);
      },
    },
    storage: {
      read: (key) => kept.get(key) ?? null,
      write: (key, value) => kept.set(key, value) !== undefined,
    },
    nowMs: () => NOW,
    scope: createScope(),
    onFault: (where) => faults.push(where),
  });
  return {
    store,
    requested,
    reported,
    faults,
    kept,
    asked: () => asked,
    hostAnswers: (next: SubscribeOutcome) => void (answer = next),
  };
}

describe('asking', () => {
  it('calls the host before any await, since it responds only inside a tap', async () => {
    const { store, requested } = setUp({});
    await store.load();
    const asking = store.ask();
    expect(requested).toEqual([['a', 'b']]);
    await asking;
  });

  it('reports and stores each decision; a rejected template is not asked again', async () => {
    const { store, requested, reported } = setUp({});
    await store.load();
    expect(await store.ask()).toBe('accepted');
    expect(reported).toEqual([{ a: 'accept', b: 'reject' }]);
    await store.ask();
    expect(requested).toEqual([['a', 'b'], ['a']]);
  });

  it('reports rejected when all were rejected', async () => {
    const { store } = setUp({ answer: { kind: 'answered', answers: { a: 'reject', b: 'ban' } } });
    await store.load();
    expect(await store.ask()).toBe('rejected');
    expect(await store.ask()).toBe('turned-down');
  });

  it.each<[string, Parameters<typeof setUp>[0], AskOutcome]>([
    ['in browsers', { isOffered: false }, 'unsupported'],
    ['without templates', { templates: [] }, 'not-ready'],
    ['when the templates could not be had', { templates: new Error('offline') }, 'not-ready'],
  ])('sends nothing %s', async (_name, given, outcome) => {
    const { store, requested } = setUp(given);
    await store.load();
    expect(await store.ask()).toBe(outcome);
    expect(requested).toEqual([]);
  });

  it('a host that is too old does not count as a refusal', async () => {
    const { store, kept } = setUp({ answer: unsupported('too old') });
    await store.load();
    expect(await store.ask()).toBe('unsupported');
    expect(kept.size).toBe(0);
  });

  it('a tap before the templates have loaded fetches them, and the next one asks the host', async () => {
    const { store, requested } = setUp({});
    expect(await store.ask()).toBe('not-ready');
    await Promise.resolve();
    expect(await store.ask()).toBe('accepted');
    expect(requested).toHaveLength(1);
  });

  it('reports that the templates failed to load, and fetches them again', async () => {
    const { store, faults } = setUp({ templates: new Error('offline') });
    await store.load();
    await store.load();
    expect(faults).toEqual(['templates', 'templates']);
  });

  it('never rejects: a host that fails', async () => {
    const broken = setUp({ answer: failure('20004') });
    await broken.store.load();
    expect(await broken.store.ask()).toBe('failed');
  });

  it('a lost report does not affect the user and is sent with the next one', async () => {
    const lost = setUp({ report: new Error('offline') });
    await lost.store.load();
    expect(await lost.store.ask()).toBe('accepted');
    expect(lost.faults).toEqual(['report']);
    expect(lost.kept.get('messageAnswers')).toContain('accept');
    lost.hostAnswers({ kind: 'answered', answers: { a: 'reject' } });
    expect(await lost.store.ask()).toBe('rejected');
    expect(lost.reported).toEqual([
      { a: 'accept', b: 'reject' },
      { a: 'reject', b: 'reject' },
    ]);
  });

  it('messages switched off globally do not count as a refusal', async () => {
    const { store, kept } = setUp({ answer: { kind: 'switched-off' } });
    await store.load();
    expect(await store.ask()).toBe('switched-off');
    expect(kept.size).toBe(0);
  });

  it('a tap does not wait for templates', async () => {
    const { store } = setUp({ templates: 'never' });
    expect(await store.ask()).toBe('not-ready');
  });

  it('an empty list is final: no tap fetches it again', async () => {
    const { store, asked } = setUp({ templates: [] });
    await store.load();
    await store.ask();
    await store.ask();
    expect(asked()).toBe(1);
  });

  it.each(['', '{', '7', '{"a":1}', '{"a":{"answer":"maybe","atMs":1}}'])(
    'treats %p under its key as no memory',
    async (stored) => {
      const { store, requested } = setUp({ stored });
      await store.load();
      await store.ask();
      expect(requested).toEqual([['a', 'b']]);
    },
  );
});

test.each([
  ['accepted', null],
  ['not-ready', null],
  ['unsupported', null],
  ['rejected', '暂未订阅，需要时可以再来打开'],
  ['turned-down', '您之前选择了不接收，可在小程序的设置里更改'],
  ['switched-off', '消息通知已关闭，请先在小程序的设置里打开'],
  ['failed', '订阅未成功，请稍后重试'],
] as const)('a reminder after %s: shows %p instead', (outcome, words) => {
  expect(refusalToast(outcome)).toBe(words);
});
