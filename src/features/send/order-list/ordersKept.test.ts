import type { OrderItem } from '@/features/send/orderTypes';
import { KEPT_ORDERS } from './ordersKept';

const order = (id: string): OrderItem => ({
  id,
  orderNo: id,
  state: 'WAIT_PICKUP',
  carrierName: '圆通速递',
  waybillNo: '',
  goodsName: '日用品',
  weightKg: 1.5,
  payFen: 1200,
  payState: null,
  createdAt: '2026-11-27 10:00',
  senderName: '陈晓岚',
  senderCity: '深圳市',
  receiverName: '李建国',
  receiverCity: '北京市',
});

test('names are stored masked, and read back', () => {
  const part = KEPT_ORDERS.part({ total: 2, rows: [order('A'), order('B')] }, 1);
  expect(part).toEqual({
    total: 2,
    rows: [{ ...order('A'), senderName: '陈**', receiverName: '李**' }],
  });
  const stored: unknown = JSON.parse(JSON.stringify(part));
  expect(KEPT_ORDERS.decode(stored, '')).toEqual(part);
});
