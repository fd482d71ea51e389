import { autorun } from 'mobx';
import { createScope } from '@/api';
import type { CallFailure } from '@/api/errors';
import type { LocalPicture, PickOutcome, SendOutcome, ShrinkOutcome } from '@/platform/upload/types';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { SHRINK_LIMIT_MS, UploadStore, type UploadDeps, type UploadedPicture } from './UploadStore';

interface Sending {
  readonly picture: LocalPicture;
  readonly key: string;
  readonly end: (outcome: SendOutcome) => void;
  readonly progress: (part: number) => void;
  isCancelled: boolean;
}

/**
 * A store on a host whose pictures are named a, b, c and whose keys are numbered.
 * @param hung outcome of shrinking the picture with that name
 */
function bench(changes: Partial<UploadDeps> = {}, hung: Promise<ShrinkOutcome> | null = null) {
  const sendings: Sending[] = [];
  const notified: (readonly UploadedPicture[])[] = [];
  let picked: PickOutcome = { kind: 'cancelled' };
  const shrunk = new Map<string, ShrinkOutcome>();
  let keys = 0;
  const scope = createScope();
  const clock = new FakeClock();
  const store = new UploadStore({
    scope,
    clock,
    biz: 'FEEDBACK',
    max: 3,
    initial: [],
    onChange: (pictures) => notified.push(pictures),
    allowedAddress: (url) => (url.startsWith('https://own.example/') ? url : ''),
    runGated: async (action) => ({ kind: 'done', value: await action() }),
    toCallFailure: () => ({ kind: 'offline' }),
    gateway: {
      call: jest.fn(() => {
        keys += 1;
        return Promise.resolve({
          data: {
            uploadUrl: 'https://own.example/up',
            key: `k${keys}`,
            sign: 's',
            viewUrl: `https://own.example/k${keys}`,
          },
        });
      }) as unknown as UploadDeps['gateway']['call'],
    },
    upload: {
      pick: () => Promise.resolve(picked),
      shrink: (picture) =>
        picture.previewUrl === 'hung' && hung !== null
          ? hung
          : Promise.resolve(shrunk.get(picture.previewUrl) ?? { kind: 'ready', picture }),
      send: (picture, { fields }, progress) => {
        let end: (outcome: SendOutcome) => void = () => undefined;
        const outcome = new Promise<SendOutcome>((resolve) => {
          end = resolve;
        });
        const sending: Sending = { picture, key: fields['key'] ?? '', end, progress, isCancelled: false };
        sendings.push(sending);
        return {
          outcome,
          cancel() {
            sending.isCancelled = true;
            end({ kind: 'cancelled' });
          },
        };
      },
    },
    ...changes,
  });
  const add = async (...names: readonly string[]): Promise<string> => {
    picked = { kind: 'picked', pictures: names.map((previewUrl) => ({ previewUrl })) };
    const words = await store.add();
    await settle();
    return words;
  };
  const end = async (outcome: SendOutcome): Promise<void> => {
    sendings[sendings.length - 1]?.end(outcome);
    await settle();
  };
  const states = () => store.items.map(({ state }) => state);
  return {
    store,
    clock,
    sendings,
    notified,
    add,
    end,
    states,
    shrunk,
    scope,
    setPicked: (outcome: PickOutcome) => (picked = outcome),
  };
}

test('uploads one after the other, reported in the order of choosing', async () => {
  const { add, end, states, sendings, notified, store } = bench();
  await add('a', 'b');
  expect([states(), sendings.length, store.problem]).toEqual([
    ['sending', 'waiting'],
    1,
    '图片还在上传，请稍候',
  ]);
  await end({ kind: 'sent' });
  await end({ kind: 'sent' });
  expect([states(), store.problem]).toEqual([['done', 'done'], '']);
  expect(notified.at(-1)?.map(({ key }) => key)).toEqual(['k1', 'k2']);
});

test('the page follows each picture', async () => {
  const { add, end, states } = bench();
  const seen: string[] = [];
  const stop = autorun(() => seen.push(states().join()));
  await add('a');
  await end({ kind: 'sent' });
  stop();
  expect([seen[0], seen.at(-1)]).toEqual(['', 'done']);
});

test('a failed picture is retried with a new key and keeps its position', async () => {
  const { add, end, notified, store } = bench();
  await add('a', 'b');
  await end({ kind: 'failed', message: 'line' });
  await end({ kind: 'sent' });
  expect(store.problem).toBe('有图片没有上传成功，请重试或删除');
  const [first] = store.items;
  if (first === undefined) throw new Error('none');
  expect([first.failedText, first.canRetry]).toEqual(['上传失败', true]);
  store.retry(first);
  await settle();
  await end({ kind: 'sent' });
  expect(notified.at(-1)?.map(({ key }) => key)).toEqual(['k3', 'k2']);
});

test('removing a running upload stops it, and the next one starts', async () => {
  const { add, sendings, store, end, notified } = bench();
  await add('a', 'b');
  const [first] = store.items;
  if (first === undefined) throw new Error('none');
  store.remove(first);
  await settle();
  expect([sendings[0]?.isCancelled, sendings.length]).toEqual([true, 2]);
  await end({ kind: 'sent' });
  expect(notified.at(-1)?.map(({ key }) => key)).toEqual(['k2']);
});

test.each([
  [{ kind: 'empty' }, '图片是空的'],
  [{ kind: 'not-picture' }, '不是图片'],
  [{ kind: 'too-large' }, '图片太大'],
] as const)('%o is not retried, and requests no key', async (outcome, words) => {
  const { add, shrunk, store, sendings } = bench();
  shrunk.set('a', outcome);
  await add('a');
  const [item] = store.items;
  expect([item?.failedText, item?.canRetry, sendings.length]).toEqual([words, false, 0]);
});

test('the shrinking code failed to load: a retry loads it', async () => {
  const { store, add, end, states, shrunk } = bench();
  shrunk.set('a', { kind: 'failed', message: 'chunk' });
  await add('a');
  const [item] = store.items;
  expect([states(), item?.failedText, item?.canRetry]).toEqual([['failed'], '上传失败', true]);
  shrunk.delete('a');
  if (item !== undefined) store.retry(item);
  await settle();
  await end({ kind: 'sent' });
  expect(states()).toEqual(['done']);
});

test('accepts no more than fit; pictures from a draft count', async () => {
  const { add, store } = bench({ initial: [{ key: 'old', url: 'https://evil.example/x' }] });
  expect(store.items.map(({ state, previewUrl }) => [state, previewUrl])).toEqual([['done', '']]);
  await add('a', 'b', 'c');
  expect([store.items.length, store.room]).toEqual([3, 0]);
});

test('sends nothing to a foreign address', async () => {
  const { add, store, sendings } = bench({ allowedAddress: () => '' });
  await add('a');
  expect([store.items[0]?.state, sendings.length]).toEqual(['failed', 0]);
});

test('closing the login leaves it retryable', async () => {
  const { add, store } = bench({ runGated: () => Promise.resolve({ kind: 'cancelled' }) });
  await add('a');
  expect([store.items[0]?.failedText, store.items[0]?.canRetry]).toEqual(['登录后可上传', true]);
});

test('unmounting the page stops running uploads', async () => {
  const { add, sendings, scope } = bench();
  await add('a', 'b');
  scope.cancel();
  await settle();
  expect([sendings[0]?.isCancelled, sendings.length]).toEqual([true, 1]);
});

test('a picture that never finishes shrinking fails in time, and the next ones continue', async () => {
  const hung = new Promise<ShrinkOutcome>(() => undefined);
  const { add, store, states, clock, sendings } = bench({}, hung);
  await add('hung', 'b');
  expect(states()).toEqual(['sending', 'waiting']);
  await clock.advance(SHRINK_LIMIT_MS);
  expect([states(), sendings.length]).toEqual([['failed', 'sending'], 1]);
  expect([store.items[0]?.failedText, store.items[0]?.canRetry]).toEqual(['上传失败', true]);
});

test('progress moves in steps and never back', async () => {
  const { add, sendings, store } = bench();
  await add('a');
  const seen = [0.07, 0.55, 0.3, 1].map((part) => {
    sendings[0]?.progress(part);
    return store.items[0]?.percent;
  });
  expect(seen).toEqual([0, 50, 50, 100]);
});

test.each([
  [{ kind: 'cancelled' }, ''],
  [{ kind: 'denied' }, '没有相册或相机权限，请在系统设置中允许后再试'],
  [{ kind: 'failed', message: 'x' }, '没有选到图片，请重试'],
  [{ kind: 'unsupported', why: 'x' }, '当前环境不能选择图片'],
] as const)('choosing: %o', async (outcome, words) => {
  const { store, setPicked } = bench();
  setPicked(outcome);
  expect(await store.add()).toBe(words);
  expect(store.items).toEqual([]);
});

test.each<[string, CallFailure, string]>([
  ['refused in its words', { kind: 'business', code: '1', message: ' 今天传得太多了 ' }, '今天传得太多了'],
  ['refused without a word', { kind: 'business', code: '1', message: ' ' }, '上传失败'],
  ['lost', { kind: 'no-answer' }, '上传失败'],
])('a key that is %s: shown, and can be retried', async (_name, failure, words) => {
  const { add, store, sendings, states } = bench({
    toCallFailure: () => failure,
    gateway: { call: () => Promise.reject(new Error('no key')) },
  });
  await add('a', 'b');
  expect(store.items.map(({ failedText, canRetry }) => [failedText, canRetry])).toEqual([
    [words, true],
    [words, true],
  ]);
  expect([states(), sendings.length]).toEqual([['failed', 'failed'], 0]);
});

test('shrinks a picture once, however often it is sent; its progress starts at 0', async () => {
  const { add, end, store, shrunk, sendings } = bench();
  shrunk.set('a', { kind: 'ready', picture: { previewUrl: 'small' } });
  await add('a');
  const [item] = store.items;
  if (item === undefined) throw new Error('none');
  sendings[0]?.progress(0.5);
  expect(item.previewUrl).toBe('small');
  await end({ kind: 'failed', message: 'line' });
  shrunk.set('a', { kind: 'empty' });
  store.retry(item);
  expect([item.percent, item.state]).toEqual([0, 'sending']);
  await settle();
  await end({ kind: 'sent' });
  expect([sendings.map(({ picture }) => picture.previewUrl), item.percent, item.uploaded]).toEqual([
    ['small', 'small'],
    100,
    { key: 'k2', url: 'https://own.example/k2' },
  ]);
});

test('only a failed, retryable picture is retried', async () => {
  const { add, end, store, shrunk, states, sendings } = bench();
  shrunk.set('b', { kind: 'empty' });
  await add('a', 'b');
  await end({ kind: 'sent' });
  store.items.forEach((item) => store.retry(item));
  await settle();
  expect([states(), sendings.length]).toEqual([['done', 'failed'], 1]);
});

test('pictures from a draft are there, at most the maximum, and can be removed', () => {
  const initial = ['a', 'b', 'c', 'd'].map((key) => ({ key, url: `https://own.example/${key}` }));
  const { store, notified } = bench({ initial });
  expect(store.items.map(({ id, previewUrl, canRetry }) => [id, previewUrl, canRetry])).toEqual([
    [1, 'https://own.example/a', true],
    [2, 'https://own.example/b', true],
    [3, 'https://own.example/c', true],
  ]);
  expect([store.max, store.room, store.problem, notified]).toEqual([3, 0, '', []]);
  const [first] = store.items;
  if (first !== undefined) store.remove(first);
  expect([notified.at(-1), store.room]).toEqual([initial.slice(1, 3), 1]);
});

test('without free slots nothing is chosen; otherwise the device offers that many', async () => {
  const pick = jest.fn(() => Promise.resolve({ kind: 'cancelled' } as const));
  const upload: UploadDeps['upload'] = {
    pick,
    shrink: () => new Promise(() => undefined),
    send: () => {
      throw new Error('nothing is sent here');
    },
  };
  const initial = [{ key: 'a', url: '' }];
  const { store } = bench({ initial, max: 2, upload });
  expect([await store.add(), pick.mock.calls]).toEqual(['', [[1]]]);
  const full = bench({ initial, max: 1, upload });
  expect([await full.store.add(), pick.mock.calls.length]).toEqual(['', 1]);
});

test('a picture removed while shrinking requests no key', async () => {
  let ready: (outcome: ShrinkOutcome) => void = () => undefined;
  const hung = new Promise<ShrinkOutcome>((resolve) => {
    ready = resolve;
  });
  const call = jest.fn(() => Promise.reject(new Error('no key')));
  const { add, store, clock, notified } = bench({ gateway: { call } }, hung);
  await add('hung');
  const [item] = store.items;
  if (item !== undefined) store.remove(item);
  ready({ kind: 'ready', picture: { previewUrl: 'small' } });
  await settle();
  expect([call.mock.calls.length, notified, clock.pending]).toEqual([0, [[]], 0]);
});

test('a picture removed while its key is requested is not sent', async () => {
  let answer: () => void = () => undefined;
  const login = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { add, store, sendings } = bench({
    runGated: async (action) => {
      await login;
      return { kind: 'done', value: await action() };
    },
  });
  await add('a');
  const [item] = store.items;
  if (item !== undefined) store.remove(item);
  answer();
  await settle();
  expect([sendings.length, store.items.length]).toEqual([0, 0]);
});
