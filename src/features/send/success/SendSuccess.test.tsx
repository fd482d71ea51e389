import { createScope } from '@/api';
import { testPlace } from '@/utils/testing/place';
import { amountOf, SendSuccess } from './SendSuccess';

jest.mock('@/domain/messages/MessageRow', () => ({ MessageRow: () => null }));
const went: unknown[] = [];
jest.mock('@/navigation', () => ({
  navigator: {
    replaceWith: async (...where: unknown[]) => went.push(where),
    goBack: async () => went.push('back'),
  },
}));
jest.mock('@/tracking', () => ({ tracker: { click: jest.fn() } }));

const place = testPlace();
beforeEach(() => {
  went.length = 0;
});
const show = (params: Readonly<Record<string, string>>): void =>
  place.render(<SendSuccess params={params} scope={createScope()} />);
const words = (): string => place.element.textContent ?? '';

it('says number, slot and fee of the address, as words alone', async () => {
  show({ orderNo: ' O-1\u202e ', slot: '今天 10:00<b>', payFen: '1250' });
  expect(words()).toContain('快递员将于 今天 10:00<b> 上门取件');
  expect(words()).toContain('订单编号O-1');
  expect(words()).toContain('12.50');
  expect(place.element.querySelector('b')).toBeNull();
  await place.press('查看订单');
  await place.press('再寄一件');
  expect(went).toEqual([['orderDetail', { orderNo: 'O-1' }], 'back']);
});

it('without slot and fee it says less', () => {
  show({ orderNo: 'O-1', payFen: '-3' });
  expect(words()).toContain('快递员将按预约时间上门取件');
  expect(words()).not.toContain('预估费用');
});

it.each<Readonly<Record<string, string>>>([{}, { orderNo: '  ' }])(
  'without an order nothing was ordered: %j',
  async (params) => {
    show(params);
    expect(words()).toBe('没有找到这笔订单查看订单');
    await place.press('查看订单');
    expect(went).toEqual([['orderList']]);
  },
);

it.each([
  ['0', 0],
  ['1250', 1250],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['1234567890', null],
])('amount %p', (text, fen) => expect(amountOf(text)).toBe(fen));
