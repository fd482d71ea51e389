import { act } from 'react';
import { createScope } from '@/api';
import { noteMadeOrder } from '@/features/send/madeOrder';
import { session } from '@/session';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { SendSuccess } from './SendSuccess';

jest.mock('@/domain/messages/MessageRow', () => ({ MessageRow: () => null }));
const went: unknown[] = [];
jest.mock('@/navigation', () => ({
  navigator: {
    replaceWith: async (...where: unknown[]) => went.push(where),
    goBack: async () => went.push('back'),
  },
}));
jest.mock('@/tracking', () => ({
  tracker: { click: jest.fn() },
  allowTracking: () => undefined,
  hideFromTracking: () => undefined,
}));

const place = testPlace();
beforeEach(() => {
  went.length = 0;
});
const show = async (params: Readonly<Record<string, string>>): Promise<void> => {
  place.render(<SendSuccess params={params} scope={createScope()} />);
  await act(() => settle());
};
const words = (): string => place.element.textContent ?? '';
const note = (slotText: string, account = session.loginEpoch): void =>
  noteMadeOrder({ orderNo: 'O-1', slotText, payFen: 1250 }, account);

it('shows number, slot and fee of the order just placed, as plain text', async () => {
  note('今天 10:00<b>');
  await show({ orderNo: ' O-1\u202e ', slot: '明天', payFen: '1' });
  expect(words()).toContain('快递员将于 今天 10:00<b> 上门取件');
  expect(words()).toContain('订单编号O-1');
  expect(words()).toContain('12.50');
  expect(place.element.querySelector('b')).toBeNull();
  await place.press('查看订单');
  await place.press('再寄一件');
  expect(went).toEqual([['orderDetail', { orderNo: 'O-1' }], 'back']);
});

it('without a slot it shows less', async () => {
  note('');
  await show({ orderNo: 'O-1' });
  expect(words()).toContain('快递员将按预约时间上门取件');
});

it.each([
  ['another order', { orderNo: 'O-2', slot: '今天 10:00', payFen: '1' }, 0],
  ['another account', { orderNo: 'O-1', slot: '今天 10:00', payFen: '1' }, 1],
])('of %s the URL alone shows nothing: the gateway has to confirm the owner', async (_name, params, by) => {
  note('今天 10:00', session.loginEpoch + by);
  await show(params);
  expect(words()).toBe('登录后查看订单去登录');
});

it.each<Readonly<Record<string, string>>>([{}, { orderNo: '  ' }])(
  'without an order number nothing was ordered: %j',
  async (params) => {
    await show(params);
    expect(words()).toBe('没有找到这笔订单查看订单');
    await place.press('查看订单');
    expect(went).toEqual([['orderList']]);
  },
);
