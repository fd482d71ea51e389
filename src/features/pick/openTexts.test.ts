import { cellNames } from './openTexts';

test.each([
  [[], ''],
  [['A03'], 'A03'],
  [['A03', '', 'B11'], 'A03、B11'],
])('cells %p are named %p', (names, text) => {
  expect(cellNames(names.map((cellNo) => ({ cellNo })))).toBe(text);
});
