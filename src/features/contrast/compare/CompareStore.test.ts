import { pageBench, type PageBenchOptions } from '@/data/testing/pageBench';
import type { ContrastQuestion } from '@/features/contrast/contrastQuestion';
import { recordsNoted } from '@/features/contrast/recordsNoted';
import { settle } from '@/utils/testing/fakeClock';
import { CompareStore, type CompareValues } from './CompareStore';

const WANTED: ContrastQuestion = {
  senderProvince: '广东省',
  senderCity: '深圳市',
  receiverProvince: '北京市',
  receiverCity: '北京市',
  goodsType: 'DAILY',
  weight: 2,
};
const VALUES: CompareValues = {
  from: { province: '广东省', city: '深圳市' },
  to: { province: '北京市', city: '北京市' },
  weight: 2,
  goods: 'DAILY',
  size: { length: '', width: '', height: '' },
};
const SIZED: CompareValues = { ...VALUES, size: { length: '30', width: '20', height: '10' } };
const SIDES = { lengthCm: 30, widthCm: 20, heightCm: 10 };
const GOODS = {
  goodsTypeList: [
    { goodsType: 'DOC', name: '文件', maxWeight: 5, hint: '' },
    { goodsType: 'DAILY', name: '日用品', maxWeight: 60, hint: '' },
  ],
  forbiddenList: [],
  forbiddenDesc: '',
  remarkList: [],
};
const OFFERS = {
  parcel: { ...WANTED, goodsName: '日用品' },
  offerList: [
    { carrierCode: 'SF', carrierName: '顺丰', unavailableReason: '', couponTitle: '', includeList: [] },
  ],
};

interface Options extends PageBenchOptions {
  readonly wanted?: ContrastQuestion | null;
  readonly kept?: string | null;
}

function bench({ wanted = null, kept = null, ...options }: Options = {}) {
  const page = pageBench(options);
  const draft = { read: jest.fn(() => kept), write: jest.fn(), forget: jest.fn() };
  const store = new CompareStore({ ...page.deps, gateway: page.gateway, draft, wanted });
  const offersAsked = () => page.transport.sent.filter(({ path }) => path.endsWith('/offers'));
  return { ...page, store, draft, offersAsked };
}

/** Waits for the prices of the parcel in the URL. */
async function compared(options: Options = {}) {
  const opened = bench({ wanted: WANTED, ...options });
  const stop = opened.store.start();
  await settle();
  await opened.transport.sent[0]?.ok(GOODS);
  await opened.transport.last.ok(OFFERS);
  return { ...opened, stop };
}

test('a URL without a parcel: fetches goods types, but no prices', async () => {
  const { store, paths, transport } = bench();
  store.start();
  await settle();
  expect([paths(), store.offers.phase, store.sort, store.asked]).toEqual([
    ['goodsTypes'],
    'idle',
    'price',
    null,
  ]);
  await transport.last.ok(GOODS);
  expect(store.goods.value?.map(({ id, name, maxWeight }) => [id, name, maxWeight])).toEqual([
    ['DOC', '文件', 5],
    ['DAILY', '日用品', 60],
  ]);
  await store.seenAgain();
  expect([await store.refresh(), paths().length]).toEqual(['nothing', 1]);
});

test('a URL with a parcel: fetches its prices and counts a record; the login is in no body', async () => {
  const noted = recordsNoted.count;
  const { store, paths, body } = bench({ wanted: WANTED });
  store.start();
  await settle();
  expect([paths(), body(), recordsNoted.count]).toEqual([['goodsTypes', 'offers'], WANTED, noted]);
  const opened = await compared();
  expect(opened.store.offers.value?.offerList.map(({ carrierCode }) => carrierCode)).toEqual(['SF']);
  expect(recordsNoted.count).toBe(noted + 1);
});

test('a refused price counts no record and shows the reason', async () => {
  const noted = recordsNoted.count;
  const { store, transport } = bench({ wanted: WANTED });
  store.start();
  await settle();
  await transport.sent[0]?.fail('999');
  await transport.last.fail('999');
  expect([store.offers.phase, store.offers.failureText, store.goods.failureText]).toEqual([
    'failed',
    '报价加载失败，请重试',
    '物品类型加载失败，请重试',
  ]);
  expect(recordsNoted.count).toBe(noted);
});

test('another login refetches prices; after stop there are no requests', async () => {
  const { change, offersAsked, stop } = await compared();
  change({ token: 'second' });
  await settle();
  expect(offersAsked()).toHaveLength(2);
  change({ token: null });
  await settle();
  expect(offersAsked()).toHaveLength(3);
  stop();
  change({ token: 'third' });
  await settle();
  expect(offersAsked()).toHaveLength(3);
});

test.each<[string, CompareValues, unknown]>([
  ['another weight', { ...VALUES, weight: 3 }, { ...WANTED, weight: 3 }],
  ['a size', SIZED, { ...WANTED, ...SIDES }],
  ['another kind', { ...VALUES, goods: 'DOC' }, { ...WANTED, goodsType: 'DOC' }],
])('比价 of %s sends one request for that parcel', async (_name, values, asked) => {
  const { store, body, offersAsked } = await compared();
  expect(await store.compare(values)).toEqual({ kind: 'asked' });
  await settle();
  expect([offersAsked().length, body(), store.asked]).toEqual([2, asked, asked]);
});

test('比价 of the same parcel refetches once', async () => {
  const { store, transport, offersAsked } = await compared();
  const outcome = jest.fn();
  void store.compare(VALUES).then(outcome);
  await settle();
  expect([offersAsked().length, outcome.mock.calls]).toEqual([2, []]);
  await transport.last.ok(OFFERS);
  expect([outcome.mock.calls, store.asked, store.offers.phase]).toEqual([
    [[{ kind: 'asked' }]],
    WANTED,
    'ready',
  ]);
});

test('an invalid form compares nothing', async () => {
  const { store, offersAsked } = await compared();
  await store.compare({ ...VALUES, goods: '' });
  await settle();
  expect([store.asked, store.offers.phase, store.offers.value, offersAsked().length]).toEqual([
    null,
    'idle',
    null,
    1,
  ]);
});

test('sorts the offers', () => {
  const { store } = bench();
  store.choose('reviews');
  expect(store.sort).toBe('reviews');
});

test.each<[string, number, number]>([
  ['a moment later', 59_999, 1],
  ['a minute later', 60_000, 2],
])('shown again %s', async (_name, ms, count) => {
  const { store, clock, offersAsked } = await compared();
  await clock.advance(ms);
  void store.seenAgain();
  await settle();
  expect(offersAsked()).toHaveLength(count);
});

test('prices requested by hand, or for another parcel, are fresh for a minute too', async () => {
  const { store, clock, transport, offersAsked } = await compared();
  await clock.advance(59_000);
  const outcome = store.refresh();
  await settle();
  await transport.last.ok(OFFERS);
  expect(await outcome).toBe('done');
  await clock.advance(59_000);
  await store.seenAgain();
  expect(offersAsked()).toHaveLength(2);
  await store.compare({ ...VALUES, weight: 3 });
  await settle();
  await transport.last.ok(OFFERS);
  await clock.advance(59_000);
  await store.seenAgain();
  expect(offersAsked()).toHaveLength(3);
});

test.each<[string, Partial<CompareValues>, unknown]>([
  ['right', {}, {}],
  ['no kind', { goods: '' }, { goods: '请选择物品类型' }],
  ['as heavy as the kind may be', { goods: 'DOC', weight: 5 }, {}],
  ['too heavy for the kind', { goods: 'DOC', weight: 6 }, { goods: '文件单件最多 5 公斤' }],
  ['a kind that nobody knows', { goods: 'GONE', weight: 60 }, {}],
  ['no city', { from: { province: '', city: '' } }, { from: '请选择寄件城市' }],
])('the form: %s', async (_name, part, problems) => {
  const { store } = await compared();
  const send = jest.fn(() => Promise.resolve({ kind: 'asked' }));
  store.form.patch(part);
  await store.form.submit(send);
  expect([store.form.problems, send.mock.calls.length]).toEqual([
    problems,
    Object.keys(problems as object).length === 0 ? 1 : 0,
  ]);
});

test.each<[string, Options, Partial<CompareValues>]>([
  ['nothing', {}, { goods: '', weight: 1, size: { length: '', width: '', height: '' } }],
  ['what the address asks for', { wanted: WANTED }, VALUES],
  ['its size too', { wanted: { ...WANTED, ...SIDES } }, SIZED],
  ['what was left here', { kept: JSON.stringify({ ...SIZED, goods: 'DOC' }) }, { ...SIZED, goods: 'DOC' }],
  [
    'a parcel of the freight page, without a kind',
    { kept: JSON.stringify({ ...SIZED, goods: undefined }) },
    { ...SIZED, goods: '' },
  ],
  [
    'the address before what was left here',
    { wanted: WANTED, kept: JSON.stringify({ ...SIZED, goods: 'DOC' }) },
    VALUES,
  ],
])('the form starts with %s', (_name, options, values) => {
  const { store } = bench(options);
  expect(store.form.values).toMatchObject(values);
});
