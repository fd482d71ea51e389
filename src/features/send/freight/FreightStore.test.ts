import { pageBench } from '@/data/testing/pageBench';
import { SendDraft } from '@/domain/send/SendDraft';
import { testDraft } from '@/session/testing/testDraft';
import { settle } from '@/utils/testing/fakeClock';
import { FreightStore } from './FreightStore';

const someone = (city: string) => ({
  id: '',
  name: '陈晓岚',
  mobile: '13800138000',
  province: '广东省',
  city,
  district: '南山区',
  detail: '科技园',
});
const carrier = (carrierCode: string, over: object = {}) => ({
  carrierCode,
  carrierName: carrierCode,
  isAvailable: true,
  unavailableReason: '',
  freightFen: 1000,
  originalFreightFen: 1000,
  earliestArrivalMs: 0,
  latestArrivalMs: 0,
  tag: '',
  limitDesc: '',
  ...over,
});

function place(fill: (draft: SendDraft) => void = () => undefined, isConsumerApp = false) {
  const bench = pageBench();
  const sendDraft = new SendDraft(testDraft(), () => 'no');
  fill(sendDraft);
  const parcelDraft = testDraft();
  const store = new FreightStore({
    ...bench.deps,
    gateway: bench.gateway,
    isConsumerApp,
    parcelDraft,
    sendDraft,
  });
  return { ...bench, store, sendDraft, parcelDraft };
}

const between = (draft: SendDraft) => {
  draft.change({ sender: someone('深圳市'), receiver: someone('广州市'), weight: 3 });
};

async function priced(carrierList: readonly object[], billableWeight = 3) {
  const made = place(between);
  const stop = made.store.start();
  await settle();
  await made.transport.last.ok({ carrierList, billableWeight });
  return { ...made, stop };
}

test('a parcel starts with the values of the send page', () => {
  const { store } = place((draft) => {
    between(draft);
    draft.setSize({ lengthCm: 30, widthCm: 20, heightCm: 10 });
  });
  expect(store.parcel.form.values).toEqual({
    from: { province: '广东省', city: '深圳市' },
    to: { province: '广东省', city: '广州市' },
    weight: 3,
    size: { length: '30', width: '20', height: '10' },
  });
});

test('nothing is fetched before both cities are set; then immediately, later after a pause', async () => {
  const { store, transport, paths, clock } = place((draft) => draft.change({ sender: someone('深圳市') }));
  const stop = store.start();
  await settle();
  expect(paths()).toEqual([]);
  store.parcel.form.set('to', { province: '广东省', city: '广州市' });
  await settle();
  expect(transport.last.path).toBe('/sendOrder/wechat/applets/send/queryFreightAndTime');
  await transport.last.ok({ carrierList: [], billableWeight: 1 });
  store.parcel.form.set('weight', 2);
  await clock.advance(299);
  expect(paths().length).toBe(1);
  await clock.advance(1);
  expect(paths().length).toBe(2);
  stop();
  store.parcel.form.set('weight', 4);
  await clock.advance(300);
  expect(paths().length).toBe(2);
});

test('the consumer app uses its own path', async () => {
  const { store, transport } = place(between, true);
  store.start();
  await settle();
  expect(transport.last.path).toBe('/sendOrder/wechat/fcapp/send/queryFreightAndTime');
});

test('a carrier: the first available, or the chosen one', async () => {
  const { store } = await priced([carrier('SF', { isAvailable: false }), carrier('ZTO'), carrier('YTO')]);
  expect(store.offer?.code).toBe('ZTO');
  store.choose('YTO');
  expect(store.offer?.code).toBe('YTO');
  store.choose('SF');
  expect(store.offer?.code).toBe('ZTO');
});

test('no carrier while nothing is loaded', () => {
  expect(place(between).store.offer).toBeNull();
});

test.each([
  [3, null],
  [4, 4],
  [0, null],
])('billable are %d kg: by volume if that exceeds the weight', async (billable, volumeKg) => {
  const { store } = await priced([carrier('ZTO')], billable);
  expect(store.volumeKg).toBe(volumeKg);
});

test('去寄件 passes the parcel, its size and its carrier to the send page', async () => {
  const { store, sendDraft } = await priced([carrier('ZTO'), carrier('YTO')]);
  store.choose('YTO');
  store.parcel.form.set('size', { length: '30', width: '20', height: '10' });
  store.parcel.form.set('weight', 5);
  store.handOver();
  expect(sendDraft.form).toMatchObject({
    weight: 5,
    carrierCode: '',
    size: { lengthCm: 30, widthCm: 20, heightCm: 10 },
  });
});

test('去寄件 with prices: passes its carrier', async () => {
  const { store, sendDraft } = await priced([carrier('ZTO'), carrier('YTO')]);
  store.choose('YTO');
  store.handOver();
  expect([sendDraft.form.carrierCode, sendDraft.form.sender?.name, sendDraft.form.size]).toEqual([
    'YTO',
    '陈晓岚',
    null,
  ]);
});
