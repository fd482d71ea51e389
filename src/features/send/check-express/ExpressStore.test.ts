import { pageBench, type PageBenchOptions } from '@/data/testing/pageBench';
import { SendDraft } from '@/domain/send/SendDraft';
import { ANNA } from '@/domain/send/testing/contacts';
import { settle } from '@/utils/testing/fakeClock';
import { EXPRESS_CODE, ExpressStore, FAILED_TEXT, type Parcel } from './ExpressStore';

const SF = 'SF1234567890123';
/** Fits several carriers by its format. */
const DIGITS = '712345678901';
const WIRE = {
  waybillNo: SF,
  carrierCode: 'SF',
  carrierName: '顺丰速运',
  stateCode: 'IN_TRANSIT',
  fromProvince: '广东省',
  fromCity: '深圳市',
  toProvince: '北京市',
  toCity: '北京市',
  weight: 3,
  estimatedArrivalTm: '2026-11-25 18:00:00',
  traceList: [{ stateCode: 'IN_TRANSIT', text: '运输中', place: '深圳', tm: '2026-11-24 08:00:00' }],
};

interface Options extends PageBenchOptions {
  readonly waybillNo?: string;
  readonly carrierCode?: string;
}

function bench({ waybillNo = '', carrierCode = '', ...options }: Options = {}) {
  const page = pageBench(options);
  const sendDraft = new SendDraft({ read: () => null, write: jest.fn(), forget: jest.fn() }, () => 'no-1');
  const store = new ExpressStore({ ...page.deps, gateway: page.gateway, sendDraft, waybillNo, carrierCode });
  return { ...page, store, sendDraft };
}

/** 查询 was tapped, and the request is pending. */
async function asking(options: Options = { waybillNo: SF }) {
  const opened = bench(options);
  const reported = await opened.store.ask();
  await settle();
  return { ...opened, reported };
}

test.each<[string, Options, string, string]>([
  ['nothing', {}, '', ''],
  ['a number', { waybillNo: 'sf 1234-5678 90123' }, SF, 'SF'],
  ['a number and a carrier', { waybillNo: SF, carrierCode: 'JTJZ' }, SF, 'JTJZ'],
  ['a carrier that is none', { waybillNo: SF, carrierCode: 'DHL' }, SF, 'SF'],
  ['far too much', { waybillNo: '9'.repeat(70) }, '9'.repeat(64), ''],
])('a URL with %s', (_name, options, waybillNo, carrier) => {
  const { store, transport } = bench(options);
  expect([store.form.values.waybillNo, store.number.value, store.carrier, transport.sent.length]).toEqual([
    waybillNo,
    waybillNo,
    carrier,
    0,
  ]);
});

test.each<[string, readonly string[]]>([
  ['', ['SF', 'ZTO', 'YTO', 'STO', 'YD', 'zgyz', 'JTJZ']],
  [DIGITS, ['SF', 'STO', 'ZTO', 'YTO', 'YD', 'zgyz', 'JTJZ']],
  ['JT1234567890123', ['JTJZ', 'SF', 'ZTO', 'YTO', 'STO', 'YD', 'zgyz']],
])('carriers for "%s": likely ones first', (waybillNo, codes) => {
  const { store } = bench({ waybillNo });
  expect(store.carriers.map(({ code }) => code)).toEqual(codes);
});

test('a chosen carrier counts until another number is typed', () => {
  const { store } = bench({ waybillNo: DIGITS });
  store.chooseCarrier('ZTO');
  expect(store.carrier).toBe('ZTO');
  store.chooseCarrier('');
  expect(store.carrier).toBe('');
  store.type(`${DIGITS} `);
  expect([store.carrier, store.form.values.carrier]).toEqual(['SF', null]);
});

test.each([
  ['what is typed stays as it is', 'sf 1234-5', 'sf 1234-5'],
  ['a message gives its number', `【顺丰速运】您的快递 ${SF} 已发出`, SF],
  ['a long text gives its number', `no ${'x'.repeat(40)} ${SF}`, SF],
  ['a message without a number stays', '您的快递已发出', '您的快递已发出'],
  ['the longest number is no message', '1'.repeat(32), '1'.repeat(32)],
])('%s', (_name, text, number) => {
  const { store } = bench();
  store.type(text);
  expect(store.number.value).toBe(number);
});

test.each([
  ['a number', `https://label.test/?no=${SF}`, true, SF],
  ['none', 'https://label.test/', false, 'before'],
])('a scanned text with %s', (_name, text, isTaken, number) => {
  const { store } = bench({ waybillNo: 'before' });
  store.number.set('before');
  expect([store.take(text), store.number.value]).toEqual([isTaken, number]);
});

test.each([
  ['', '请输入运单号'],
  ['1234567', '运单号为 8 到 32 位字母和数字'],
])('"%s" is not queried', async (waybillNo, text) => {
  const { reported, store, transport } = await asking({ waybillNo });
  expect([reported, store.form.problems, transport.sent.length, store.trace.phase]).toEqual([
    { kind: 'invalid', field: 'waybillNo', text },
    { waybillNo: text },
    0,
    'idle',
  ]);
});

test('查询 queries the plain number and its carrier, and again when tapped again', async () => {
  const { store, reported, body, transport } = await asking({ waybillNo: SF });
  store.number.set('sf 1234567890123');
  expect([reported, body()]).toEqual([{ kind: 'asked' }, { waybillNo: SF, carrierCode: 'SF' }]);
  await transport.last.ok(WIRE);
  expect([store.trace.phase, store.isNotFound]).toEqual(['ready', false]);
  await store.ask();
  expect([store.trace.phase, store.trace.value]).toEqual(['loading', null]);
  await settle();
  expect([transport.sent.length, body()]).toEqual([2, { waybillNo: SF, carrierCode: 'SF' }]);
});

test.each<[string, object, Partial<Parcel>]>([
  [
    'whole',
    {},
    {
      waybillNo: SF,
      carrierCode: 'SF',
      carrierName: '顺丰速运',
      state: 'IN_TRANSIT',
      estimatedAt: '2026-11-25 18:00',
      from: { province: '广东省', city: '深圳市' },
      to: { province: '北京市', city: '北京市' },
      weight: 3,
      phone: '95338',
      traces: [{ state: 'IN_TRANSIT', text: '运输中', place: '深圳', at: '2026-11-24 08:00' }],
    },
  ],
  ['without its number', { waybillNo: '' }, { waybillNo: SF }],
  ['of another number than was asked', { waybillNo: 'SF999' }, { waybillNo: 'SF999' }],
  ['without a time', { estimatedArrivalTm: null }, { estimatedAt: '' }],
  ['of a carrier that nobody knows', { carrierCode: 'DHL' }, { carrierCode: 'unknown', phone: undefined }],
])('a response %s', async (_name, over, parcel) => {
  const { store, transport } = await asking();
  await transport.last.ok({ ...WIRE, ...over });
  expect(store.trace.value).toMatchObject(parcel);
});

test.each([
  [EXPRESS_CODE.unknown, true],
  [EXPRESS_CODE.otherCarrier, true],
  [EXPRESS_CODE.tooOften, false],
  ['999', false],
])('refused with %s: not found is %s', async (code, isNotFound) => {
  const { store, transport } = await asking();
  expect(store.isNotFound).toBe(false);
  await transport.last.fail(code);
  expect([store.trace.phase, store.trace.failureText, store.isNotFound]).toEqual([
    'failed',
    FAILED_TEXT,
    isNotFound,
  ]);
  void store.trace.load();
  expect(store.isNotFound).toBe(false);
});

test('wrong carrier: the gateway detects it', async () => {
  const { store, transport, body } = await asking();
  await transport.last.fail(EXPRESS_CODE.otherCarrier);
  await store.askAnyCarrier();
  await settle();
  expect([store.carrier, body()]).toEqual(['', { waybillNo: SF, carrierCode: '' }]);
});

test('an expired login counts as none', async () => {
  const { store, transport, gate } = await asking();
  await transport.last.status(401);
  expect([transport.sent.length, gate.isOpen]).toEqual([2, false]);
  await transport.last.ok(WIRE);
  expect(store.trace.phase).toBe('ready');
});

const CITIES = {
  from: { province: '广东省', city: '深圳市' },
  to: { province: '北京市', city: '北京市' },
};
const NOWHERE = { province: '', city: '' };
const PARCEL: Parcel = {
  ...CITIES,
  waybillNo: SF,
  carrierCode: 'SF',
  carrierName: '顺丰速运',
  state: 'SIGNED',
  estimatedAt: '',
  weight: 3,
  traces: [],
  phone: undefined,
};

test.each<[string, Partial<Parcel>, object]>([
  ['all of it', { ...CITIES, carrierCode: 'SF' }, { carrierCode: 'SF', weight: 3, size: null }],
  ['the lightest', { ...CITIES, weight: 1 }, { carrierCode: 'SF', weight: 1 }],
  ['without its weight', { ...CITIES, weight: 0 }, { carrierCode: 'SF', weight: 7 }],
  ['by a carrier that nobody knows', { ...CITIES, carrierCode: 'unknown' }, { carrierCode: '', weight: 3 }],
])('寄同样的, %s', (_name, parcel, form) => {
  const { store, sendDraft } = bench();
  sendDraft.setWeight(7);
  store.sendAlike({ ...PARCEL, ...parcel });
  expect(sendDraft.form).toMatchObject({
    sender: { ...CITIES.from, name: '' },
    receiver: { ...CITIES.to, name: '' },
    ...form,
  });
});

test.each<[string, Partial<Parcel>]>([
  ['from', { ...CITIES, from: NOWHERE }],
  ['to', { ...CITIES, to: NOWHERE }],
])('寄同样的, %s nowhere: only the carrier', (_name, parcel) => {
  const { store, sendDraft } = bench();
  sendDraft.setContact('SENDER', ANNA);
  sendDraft.setWeight(7);
  store.sendAlike({ ...PARCEL, ...parcel });
  expect(sendDraft.form).toMatchObject({ sender: ANNA, receiver: null, carrierCode: 'SF', weight: 7 });
});
