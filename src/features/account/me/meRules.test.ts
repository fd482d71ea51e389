import type { Account } from '@/domain/login/accountApi';
import { ROUTES } from '@/routes';
import { ME_GROUPS } from './meRules';

const ACCOUNT: Account = {
  phone: '139****5678',
  couponCount: 5,
  walletFen: 0,
  invoiceableCount: 3,
  reductionFen: 0,
  unratedCount: 100,
  waitingParcelCount: 0,
  activeOrderCount: 4,
};
const rows = ME_GROUPS.flat();

it('every row has a unique, existing route', () => {
  const names: readonly string[] = ROUTES.map(({ name }) => name);
  expect(rows.filter(({ name }) => !names.includes(name))).toEqual([]);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

it.each([
  ['orderList', '4 单进行中'],
  ['invoiceHome', '3 单可开票'],
  ['sendEvaluationSubmit', '99+ 单待评价'],
  ['pickUp', ''],
  ['feedback', ''],
])('%s shows %p', (name, text) => {
  expect(rows.find((row) => row.name === name)?.hint(ACCOUNT)).toBe(text);
});
