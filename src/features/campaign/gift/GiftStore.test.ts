import { pageBench } from '@/data/testing/pageBench';
import { UNKNOWN_TEXT } from '@/data/unknownText';
import { CONTACT_TEXTS } from '@/domain/address/contactTexts';
import { settle } from '@/utils/testing/fakeClock';
import { GIFT_TEXTS, GiftStore } from './GiftStore';

const SOMEONE = {
  id: '',
  name: ' 陈晓岚 ',
  mobile: '138 0013 8000',
  province: '广东省',
  city: '深圳市',
  district: '南山区',
  detail: ' 科技园 1 号 ',
};
const TRIMMED = {
  name: '陈晓岚',
  mobile: '13800138000',
  province: '广东省',
  city: '深圳市',
  district: '南山区',
  detail: '科技园 1 号',
};
const wireGift = (over: object = {}) => ({
  kind: 'COUPON',
  title: '礼物',
  giverName: '',
  goodsDesc: '',
  stateCode: 'TO_ACCEPT',
  coupons: [],
  receiverName: '',
  receiverMobile: '',
  receiverAddress: '',
  carrierName: '',
  waybillNo: '',
  ...over,
});

function place(giftCode = 'G-1') {
  const bench = pageBench();
  return { ...bench, store: new GiftStore({ ...bench.deps, gateway: bench.gateway, giftCode }) };
}

async function open(over: object = {}) {
  const made = place();
  void made.store.query.refresh();
  await settle();
  await made.transport.last.ok(wireGift(over));
  return made;
}

/** Message shown after the page has refetched the gift. */
async function accepted({ transport, store }: Awaited<ReturnType<typeof open>>, after: () => Promise<void>) {
  const outcome = store.accept();
  await settle();
  await after();
  await transport.last.ok(wireGift({ stateCode: 'RECEIVED' }));
  return outcome;
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
  expect(body()).toEqual({ giftCode: 'x'.repeat(64) });
});

test.each([
  ['204100001', 'ready', { gift: null }],
  ['204100002', 'failed', null],
])('the gateway’s %s: %s', async (code, phase, value) => {
  const { store, transport } = place();
  void store.query.refresh();
  await settle();
  await transport.last.fail(code);
  expect([store.query.phase, store.query.value]).toEqual([phase, value]);
});

test('accepts coupons once, without an address even if one is chosen, and shows them', async () => {
  const made = await open();
  const { store, transport, paths, body } = made;
  store.setReceiver(SOMEONE);
  const outcome = store.accept();
  expect([store.isAccepting, await store.accept()]).toEqual([true, '']);
  await settle();
  expect([paths(), body()]).toEqual([
    ['info', 'accept'],
    { giftCode: 'G-1', receiver: null, requestNo: expect.any(String) },
  ]);
  await transport.last.ok(wireGift({ stateCode: 'RECEIVED' }));
  await transport.last.ok(wireGift({ stateCode: 'RECEIVED' }));
  expect([await outcome, store.query.value?.gift?.stateCode, store.isAccepting]).toEqual([
    '',
    'RECEIVED',
    false,
  ]);
});

test('a physical gift requires a valid address; the previous one stays if none is chosen', async () => {
  const { store, paths, body } = await open({ kind: 'THING' });
  expect(await store.accept()).toBe(GIFT_TEXTS.chooseAddress);
  store.setReceiver({ ...SOMEONE, name: ' ' });
  expect(await store.accept()).toBe(CONTACT_TEXTS.noName);
  expect(paths()).toEqual(['info']);
  store.setReceiver(SOMEONE);
  store.setReceiver(null);
  void store.accept();
  await settle();
  expect(body()).toMatchObject({ receiver: TRIMMED });
});

test('refused: shows the gateway’s message and the refetched gift', async () => {
  const made = await open();
  const outcome = await accepted(made, () => made.transport.last.fail('204100003', '来晚了'));
  expect([outcome, made.paths()]).toEqual(['来晚了', ['info', 'accept', 'info']]);
});

test.each([
  ['TO_ACCEPT', GIFT_TEXTS.acceptFailed],
  ['RECEIVED', ''],
  ['TO_SHIP', ''],
  ['SHIPPED', ''],
  ['SIGNED', ''],
  ['TAKEN', GIFT_TEXTS.acceptFailed],
  ['OVER', GIFT_TEXTS.acceptFailed],
  ['NEW_ONE', UNKNOWN_TEXT],
])('after a lost response, the gift is %s: shows "%s"', async (stateCode, text) => {
  const made = await open();
  const outcome = await accepted(made, async () => {
    await made.transport.last.lose();
    await made.transport.last.ok(wireGift({ stateCode }));
  });
  expect([outcome, made.paths()]).toEqual([text, ['info', 'accept', 'info', 'info']]);
});

test.each([
  ['TO_ACCEPT', ['info', 'accept'], null],
  ['TAKEN', ['info', 'info'], ''],
  ['OVER', ['info', 'info'], ''],
  ['NEW_ONE', ['info', 'info'], UNKNOWN_TEXT],
])(
  'after an unknown result, looks it up at the gateway before sending again: %s',
  async (stateCode, next, text) => {
    const made = await open();
    const { store, transport, paths } = made;
    await accepted(made, async () => {
      await transport.last.lose();
      await transport.last.status(404);
    });
    const outcome = store.accept();
    await settle();
    await transport.last.ok(wireGift({ stateCode }));
    expect(paths().slice(4)).toEqual(next);
    await transport.last.ok(wireGift({ stateCode }));
    if (text !== null) expect(await outcome).toBe(text);
  },
);
