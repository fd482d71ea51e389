import { pageBench } from '@/data/testing/pageBench';
import { UNKNOWN_TEXT } from '@/data/unknownText';
import { settle } from '@/utils/testing/fakeClock';
import { GIFT_TEXTS, PickGiftStore } from './PickGiftStore';

const wireGift = (stateCode: string) => ({
  activityCode: 'PG-1',
  title: '取件礼盒',
  stateCode,
  prizeType: 'NONE',
  coupons: [],
});

function place(activityCode = 'PG-1') {
  const bench = pageBench();
  return { ...bench, store: new PickGiftStore({ ...bench.deps, gateway: bench.gateway, activityCode }) };
}

async function shown() {
  const made = place();
  void made.store.query.refresh();
  await settle();
  await made.transport.last.ok(wireGift('TO_OPEN'));
  return made;
}

test('without a code there is no gift and no request', async () => {
  const { store, paths } = place('');
  await store.query.refresh();
  expect([store.query.value, paths()]).toEqual([{ gift: null }, []]);
});

test('sends no more of a code than the maximum length', async () => {
  const { store, body } = place('x'.repeat(70));
  void store.query.refresh();
  await settle();
  expect(body()).toEqual({ activityCode: 'x'.repeat(64) });
});

test.each([
  ['100205002', 'ready', { gift: null }],
  ['100205001', 'failed', null],
])('the gateway’s %s: %s', async (code, phase, value) => {
  const { store, transport } = place();
  void store.query.refresh();
  await settle();
  await transport.last.fail(code);
  expect([store.query.phase, store.query.value]).toEqual([phase, value]);
});

test('opens once however often the user taps, and refetches', async () => {
  const { store, transport, paths, body } = await shown();
  const outcome = store.open();
  expect([store.isOpening, await store.open()]).toEqual([true, '']);
  await settle();
  expect([paths(), body()]).toEqual([
    ['giftInfo', 'openGift'],
    { activityCode: 'PG-1', requestNo: expect.any(String) },
  ]);
  await transport.last.ok(wireGift('OPENED'));
  await transport.last.ok(wireGift('OPENED'));
  expect([await outcome, store.query.value?.gift?.stateCode, store.isOpening]).toEqual(['', 'OPENED', false]);
});

test('refused: shows the gateway’s message and the refetched gift', async () => {
  const { store, transport, paths } = await shown();
  const outcome = store.open();
  await settle();
  await transport.last.fail('100205009', '活动已结束');
  await transport.last.ok(wireGift('FINISHED'));
  expect([await outcome, paths()]).toEqual(['活动已结束', ['giftInfo', 'openGift', 'giftInfo']]);
});

test.each([
  ['TO_OPEN', GIFT_TEXTS.openFailed],
  ['OPENED', ''],
  ['FINISHED', GIFT_TEXTS.openFailed],
  ['NEW_ONE', UNKNOWN_TEXT],
])('after a lost response, the gift is %s: shows "%s"', async (stateCode, text) => {
  const { store, transport } = await shown();
  const outcome = store.open();
  await settle();
  await transport.last.lose();
  await transport.last.ok(wireGift(stateCode));
  await transport.last.ok(wireGift(stateCode));
  expect(await outcome).toBe(text);
});

test.each([
  ['TO_OPEN', ['giftInfo', 'openGift'], null],
  ['FINISHED', ['giftInfo', 'giftInfo'], ''],
  ['NEW_ONE', ['giftInfo', 'giftInfo'], UNKNOWN_TEXT],
])(
  'after an unknown result, looks it up at the gateway before sending again: %s',
  async (stateCode, next, text) => {
    const { store, transport, paths } = await shown();
    const outcome = store.open();
    await settle();
    await transport.last.lose();
    await transport.last.status(404);
    await transport.last.ok(wireGift('TO_OPEN'));
    await outcome;
    const again = store.open();
    await settle();
    await transport.last.ok(wireGift(stateCode));
    expect(paths().slice(-2)).toEqual(next);
    await transport.last.ok(wireGift(stateCode));
    if (text !== null) expect(await again).toBe(text);
  },
);
