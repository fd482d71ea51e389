import { agreedFreight, receiptOf } from './freightPayment';

const due = (payFen: number) => ({ payFen, payState: 'DUE' }) as const;

test.each([
  ['as shown', due(700), due(700), 700],
  ['what was shown, although it changed: the order at another price is closed', due(700), due(900), 700],
  ['nothing before the order is loaded', null, null, null],
  ['nothing once it is paid', due(700), { payFen: 700, payState: 'PAID' } as const, null],
  ['nothing while it is an estimate', due(700), { payFen: 700, payState: 'ESTIMATE' } as const, null],
])('the user agrees to %s', (_name, shown, now, expected) => {
  expect(agreedFreight(shown, now)).toBe(expected);
});

test('a receipt without a time leaves it out', () => {
  expect(receiptOf({ paidAt: '', weightKg: 2 })).toEqual([{ label: '计费重量', value: '2 公斤' }]);
  expect(receiptOf({ paidAt: '2026-11-21 10:20', weightKg: 2 })).toHaveLength(2);
});
