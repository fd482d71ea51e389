import { reportOf } from './cabinetProblems';

it.each<[Record<string, string>, string]>([
  [{}, ''],
  [{ cabinetCode: 'CAB-1001' }, ''],
  [{ problem: 'smell', cabinetCode: 'CAB-1001' }, ''],
  [{ problem: 'open' }, '柜机故障：格口没有打开'],
  [{ problem: 'dirty', cabinetCode: 'CAB-1001' }, '柜机 CAB-1001 故障：格口脏污或有异物'],
  [{ problem: 'screen', cabinetCode: '请拨打 10086' }, '柜机故障：屏幕黑屏或没有反应'],
])('%j: %p', (params, text) => {
  expect(reportOf(params)).toBe(text);
});
