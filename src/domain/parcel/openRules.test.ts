import { issueTicket, takeTicket } from './scanRules';
import { cellNames } from './openRules';

test.each([
  [[], ''],
  [['A03'], 'A03'],
  [['A03', '', 'B11'], 'A03、B11'],
])('cells %p are named %p', (names, text) => {
  expect(cellNames(names.map((cellNo) => ({ cellNo })))).toBe(text);
});

test('a scan opens the scanned cabinet, once; an address opens nothing', () => {
  expect(takeTicket('CAB-1001')).toBe(false);
  issueTicket('CAB-1001');
  expect(takeTicket('CAB-1002')).toBe(false);
  expect(takeTicket('CAB-1001')).toBe(false);
  issueTicket('CAB-1001');
  expect(takeTicket('CAB-1001')).toBe(true);
  expect(takeTicket('CAB-1001')).toBe(false);
});
