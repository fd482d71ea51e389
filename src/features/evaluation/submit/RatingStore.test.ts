import { pageBench } from '@/data/testing/pageBench';
import { EVALUATION_CODE } from '@/features/evaluation/evaluationApi';
import { testDraft } from '@/session/testing/testDraft';
import { settle } from '@/utils/testing/fakeClock';
import { RATING_TEXTS, RatingStore } from './RatingStore';

const PICTURE = { key: 'k1', url: 'https://img.test/k1' };
const kept = (over: object = {}) =>
  JSON.stringify({
    orderNo: 'O-1',
    serviceStar: 5,
    courierStar: 4,
    serviceTagIds: ['s1'],
    courierTagIds: ['c1', 'c2'],
    content: ' 很好 ',
    pictures: [PICTURE],
    isAnonymous: true,
    ...over,
  });
const wireForm = (stateCode = 'OPEN') => ({
  orderNo: 'O-1',
  stateCode,
  carrierName: '',
  waybillNo: '',
  goodsName: '',
  courierName: '',
  rewardText: '',
  tagGroups: [],
});
const wireEvaluation = (over: object = {}) => ({
  orderNo: 'O-1',
  carrierName: '',
  waybillNo: '',
  serviceStar: 5,
  courierStar: 4,
  serviceTags: [],
  courierTags: [],
  content: '很好',
  pictureUrls: [],
  reward: null,
  reply: null,
  addition: null,
  ...over,
});

function place(text: string | null = null) {
  const bench = pageBench();
  const draft = testDraft(text);
  const store = new RatingStore({
    ...bench.deps,
    gateway: bench.gateway,
    orderNo: 'O-1',
    formId: 'rating',
    draft,
    allowedAddress: (url) => url,
    upload: {
      pick: () => Promise.resolve({ kind: 'cancelled' }),
      shrink: () => new Promise(() => undefined),
      send: () => {
        throw new Error('nothing is sent here');
      },
    },
  });
  return { ...bench, draft, store };
}

test.each([
  [EVALUATION_CODE.noSuchOrder, 'ready', { form: null }],
  [EVALUATION_CODE.had, 'failed', null],
])('the gateway’s %s: %s', async (code, phase, value) => {
  const { store, transport } = place();
  void store.query.refresh();
  await settle();
  await transport.last.fail(code);
  expect([store.query.phase, store.query.value]).toEqual([phase, value]);
});

test('other stars clear their tags, the same ones do not, and those of the other question stay', () => {
  const { store } = place(kept());
  const tags = () => [store.form.values.serviceTagIds, store.form.values.courierTagIds];
  store.setStar('SERVICE', 5);
  store.setStar('COURIER', 4);
  expect(tags()).toEqual([['s1'], ['c1', 'c2']]);
  store.setStar('SERVICE', 4);
  expect([store.form.values.serviceStar, store.form.values.courierStar, tags()]).toEqual([
    4,
    4,
    [[], ['c1', 'c2']],
  ]);
  store.form.set('serviceTagIds', ['s2']);
  store.setStar('COURIER', 1);
  expect([store.form.values.serviceStar, store.form.values.courierStar, tags()]).toEqual([
    4,
    1,
    [['s2'], []],
  ]);
});

test('nothing is sent without stars', async () => {
  const { store, paths } = place();
  expect(await store.submit()).toMatchObject({ kind: 'invalid', field: 'serviceStar' });
  store.setStar('SERVICE', 5);
  expect(await store.submit()).toMatchObject({ kind: 'invalid', field: 'courierStar' });
  expect(paths()).toEqual([]);
});

test('a draft of another order is ignored', () => {
  expect(place(kept({ orderNo: 'O-2' })).store.form.values.serviceStar).toBe(0);
});

test('sends once however often the user taps, and clears its draft', async () => {
  const { store, transport, paths, body, draft } = place(kept());
  expect(store.uploads.items.length).toBe(1);
  const outcome = store.submit();
  expect(await store.submit()).toEqual({ kind: 'nothing' });
  await settle();
  expect([paths(), body()]).toEqual([
    ['submit'],
    {
      orderNo: 'O-1',
      serviceStar: 5,
      courierStar: 4,
      serviceTagIds: ['s1'],
      courierTagIds: ['c1', 'c2'],
      content: '很好',
      pictureKeys: ['k1'],
      isAnonymous: true,
      requestNo: expect.any(String),
    },
  ]);
  await transport.last.ok(wireEvaluation());
  expect([await outcome, draft.text, paths()]).toEqual([{ kind: 'done' }, null, ['submit']]);
});

test.each([
  [EVALUATION_CODE.had, '已评价', RATING_TEXTS.had],
  ['203500009', '请稍候', '请稍候'],
])('refused with %s: shows it, refetches the page, and keeps the draft', async (code, words, text) => {
  const { store, transport, paths, draft } = place(kept());
  const outcome = store.submit();
  await settle();
  await transport.last.fail(code, words);
  await transport.last.ok(wireForm('DONE'));
  expect([await outcome, paths(), draft.text === null]).toEqual([
    { kind: 'message', text },
    ['submit', 'form'],
    false,
  ]);
});

describe('a lost response', () => {
  async function lost() {
    const made = place(kept());
    const outcome = made.store.submit();
    await settle();
    await made.transport.last.lose();
    return { ...made, outcome };
  }

  test('it exists: done, with no further request', async () => {
    const { transport, outcome, paths, draft } = await lost();
    await transport.last.ok(wireEvaluation());
    expect([await outcome, paths(), draft.text]).toEqual([{ kind: 'done' }, ['submit', 'detail'], null]);
  });

  test.each([{ serviceStar: 4 }, { courierStar: 5 }, { content: '不好' }])(
    'another one exists with %j: shown as such',
    async (other) => {
      const { transport, outcome, paths, draft } = await lost();
      await transport.last.ok(wireEvaluation(other));
      await transport.last.ok(wireForm('DONE'));
      expect([await outcome, paths(), draft.text === null]).toEqual([
        { kind: 'message', text: RATING_TEXTS.had },
        ['submit', 'detail', 'form'],
        false,
      ]);
    },
  );

  test.each([EVALUATION_CODE.notEvaluated, EVALUATION_CODE.noSuchOrder])(
    'there is no evaluation yet (%s)',
    async (code) => {
      const { transport, outcome, paths } = await lost();
      await transport.last.fail(code);
      expect([await outcome, paths()]).toEqual([
        { kind: 'message', text: RATING_TEXTS.submitFailed },
        ['submit', 'detail'],
      ]);
    },
  );

  test.each([
    [EVALUATION_CODE.notEvaluated, 'submit'],
    [EVALUATION_CODE.noSuchOrder, 'detail'],
  ])('result unknown: the next try looks it up first (%s)', async (code, last) => {
    const { transport, outcome, paths, store } = await lost();
    await transport.last.status(404);
    await outcome;
    void store.submit();
    await settle();
    await transport.last.fail(code);
    expect(paths().slice(2).at(-1)).toBe(last);
  });
});
