import { readTradeResult } from './tradeResult';

it.each([
  ['9000', 'paid-unconfirmed'],
  ['8000', 'unknown'],
  ['6004', 'unknown'],
  ['6002', 'unknown'],
  ['6001', 'cancelled'],
  ['4000', 'failed'],
  [undefined, 'failed'],
])('the payment app’s %p is %s', (resultCode, kind) => {
  expect(readTradeResult({ resultCode }).kind).toBe(kind);
});
