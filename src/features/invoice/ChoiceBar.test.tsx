import { runInAction, observableRef, observable } from 'mobx';
import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
import { ChoiceBar } from './ChoiceBar';
import { InvoiceChoice } from './InvoiceChoice';
import type { InvoiceOrderRow } from './orderRows';

jest.mock('@/session', () => ({ session: { token: 'first' } }));
jest.mock('@/navigation', () => ({ navigator: { goTo: async () => undefined } }));
jest.mock('@/tracking', () => ({ tracker: { click: () => undefined } }));

const row = (id: string, stateCode: InvoiceOrderRow['stateCode'] = 'OPEN'): InvoiceOrderRow => ({
  id,
  orderNo: id,
  routeText: '深圳市 → 北京市',
  title: '深圳市 → 北京市',
  about: '上门寄件',
  waybillNo: '',
  amountFen: 1250,
  companyCode: 'OWN',
  bizType: 13,
  stateCode,
  invoiceNo: '',
});

const place = testPlace();
const all = (): Element | null => place.element.querySelector('[role=checkbox]');

function show(rows: readonly InvoiceOrderRow[]) {
  const list = observable({ rows }, { rows: observableRef });
  const choice = new InvoiceChoice({ read: () => null, write: () => undefined, forget: () => undefined });
  place.render(<ChoiceBar choice={choice} list={list} page="invoiceList" />);
  const come = (later: readonly InvoiceOrderRow[]): void =>
    act(() =>
      runInAction(() => {
        list.rows = later;
      }),
    );
  return { choice, come };
}

test.each([
  ['nothing has come, or it failed', []],
  ['no order can be chosen', [row('A', 'INVOICED'), row('B', 'UNDER_WAY')]],
])('%s: 全选 is not shown', (_name, rows) => {
  show(rows);
  expect([all(), place.element.textContent]).toEqual([null, expect.stringContaining('已选 0 单')]);
});

test('全选 appears with the first selectable order, selects all of them, and goes with the last', async () => {
  const { choice, come } = show([]);
  come([row('A'), row('B'), row('C', 'INVOICED')]);
  const box = all();
  if (box === null) throw new Error('no 全选');
  await place.press(box);
  expect([choice.orders.map(({ orderNo }) => orderNo), box.getAttribute('aria-checked')]).toEqual([
    ['A', 'B'],
    'true',
  ]);
  await place.press(box);
  expect([choice.count, box.getAttribute('aria-checked')]).toEqual([0, 'false']);
  come([]);
  expect(all()).toBeNull();
});
