import { chooseInvoice } from './chooseInvoice';
import { NO_TITLE } from './titleRules';

const TITLE = { ...NO_TITLE, title: '腾讯' };

test('a picked title is taken once, by its own account only', () => {
  expect(chooseInvoice.take(1)).toBeNull();
  chooseInvoice.put(1, TITLE);
  expect([chooseInvoice.take(1), chooseInvoice.take(1)]).toEqual([TITLE, null]);
  chooseInvoice.put(1, TITLE);
  expect([chooseInvoice.take(2), chooseInvoice.take(1)]).toEqual([null, null]);
});
