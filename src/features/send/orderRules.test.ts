import type { Contact } from '@/domain/address/addressTypes';
import { CARRIER_PHONES } from './carrierPhones';
import { noteOrderChange, takeOrderChange } from './orderChange';
import {
  addressLine,
  contactLine,
  findAddress,
  isUnderWay,
  lineAmount,
  maskName,
  type OrderState,
  slotText,
  stateHint,
} from './orderRules';
import type { KnownAddress, Order } from './orderTypes';

const PERSON: Contact = {
  name: '王小明',
  mobile: '13812345678',
  province: '广东省',
  city: '深圳市',
  district: '南山区',
  detail: '高新南七道 12 号',
};
const order = (state: OrderState, over: Partial<Order> = {}): Order => ({
  orderNo: 'ORD-1',
  state,
  carrierName: '顺丰速运',
  carrierCode: 'SF',
  waybillNo: '',
  goodsName: '文件',
  weightKg: 1,
  payState: 'ESTIMATE',
  paidAt: '',
  payNo: '',
  payFen: 1_200,
  createdAt: '2026-11-21 10:00',
  pickUpFrom: '2026-11-22 09:00',
  pickUpTo: '2026-11-22 11:00',
  canCancel: state === 'WAIT_PICKUP',
  evaluation: null,
  rewardBizId: '',
  sender: PERSON,
  receiver: PERSON,
  remark: '',
  cancelReason: '',
  estimatedAt: '2026-11-24 18:00',
  traces: [],
  freightLines: [],
  ...over,
});

test.each([
  ['王', '王*'],
  ['王明', '王*'],
  ['欧阳小明', '欧**'],
  ['𠮷田', '𠮷*'],
  ['  李雷 ', '李*'],
  ['', ''],
])('%p is shown as %p', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test('a contact has its name and part of its number', () => {
  expect(contactLine(PERSON)).toBe('王小明 138****5678');
  expect(contactLine({ name: ' 李雷 ', mobile: '13812345678' })).toBe('李雷 138****5678');
});

test.each(['', '1381234', '<b>13812345678</b>'])('%p is not a mobile number and not shown', (mobile) => {
  expect(contactLine({ name: '王小明', mobile })).toBe('王小明');
});

test('an address shows a municipality once', () => {
  expect(addressLine(PERSON)).toBe('广东省 深圳市 南山区 高新南七道 12 号');
  expect(addressLine({ ...PERSON, province: '北京市', city: '北京市', district: '' })).toBe(
    '北京市 高新南七道 12 号',
  );
});

test.each([
  ['2026-11-22 09:00', '2026-11-22 11:00', '11-22 09:00-11:00'],
  ['2026-11-22 22:00', '2026-11-23 01:00', '11-22 22:00 至 11-23 01:00'],
  ['', '2026-11-23 01:00', ''],
  ['2026-11-22 22:00', '', ''],
])('%s to %s is %s', (from, to, text) => {
  expect(slotText(from, to)).toBe(text);
});

test.each([
  ['WAIT_PICKUP', {}, '快递员预计 11-22 09:00-11:00 上门'],
  ['WAIT_PICKUP', { pickUpFrom: '' }, '快递员会尽快上门'],
  ['PICKED_UP', {}, '预计 11-24 18:00 前送达'],
  ['IN_TRANSIT', { estimatedAt: '' }, ''],
  ['DELIVERING', {}, '预计 11-24 18:00 前送达'],
  ['SIGNED', {}, '感谢使用，期待再次为您服务'],
  ['CANCELLED', { cancelReason: '信息填错了' }, '原因：信息填错了'],
  ['CANCELLED', {}, ''],
] as const)('%s %p shows %p', (state, over, text) => {
  expect(stateHint(order(state, over))).toBe(text);
});

test('signed and cancelled are over, all others under way', () => {
  const underWay: OrderState[] = ['WAIT_PICKUP', 'PICKED_UP', 'IN_TRANSIT', 'DELIVERING'];
  const over: OrderState[] = ['SIGNED', 'CANCELLED'];
  expect([...underWay, ...over].filter(isUnderWay)).toEqual(underWay);
});

test.each([
  [{ fen: 1_200, isTakenOff: false }, '￥12.00'],
  [{ fen: 500, isTakenOff: true }, '-￥5.00'],
  [{ fen: 0, isTakenOff: true }, '￥0.00'],
])('%p is %s', (line, text) => {
  expect(lineAmount(line)).toBe(text);
});

test('an entry of the address book matches only if every part and its kind are equal', () => {
  const known: KnownAddress = { ...PERSON, id: 'A-1', kind: 'SENDER' };
  expect(findAddress('SENDER', PERSON, [known])).toBe('A-1');
  expect(findAddress('RECEIVER', PERSON, [known])).toBeUndefined();
  for (const part of ['name', 'mobile', 'province', 'city', 'district', 'detail'] as const)
    expect(findAddress('SENDER', PERSON, [{ ...known, [part]: `${known[part]}1` }])).toBeUndefined();
});

test('every carrier of the description has a hotline', () => {
  for (const code of ['SF', 'ZTO', 'YTO', 'STO', 'YD', 'zgyz', 'JTJZ'])
    expect(CARRIER_PHONES[code]).toMatch(/^\d{5,6}$/);
});

test('reports each change once', () => {
  expect(takeOrderChange()).toBe(false);
  noteOrderChange();
  expect([takeOrderChange(), takeOrderChange()]).toEqual([true, false]);
});
