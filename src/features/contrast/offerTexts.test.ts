import type { ContrastOffer } from '@/api/generated/schemas/ContrastOffer';
import { includesText } from './offerTexts';

it.each([
  [[], ''],
  [[''], ''],
  [['上门取件'], '含 上门取件'],
  [['上门取件', '', '保价'], '含 上门取件、保价'],
])('what the price includes, %j: %s', (includeList, text) => {
  expect(includesText({ includeList } as unknown as ContrastOffer)).toBe(text);
});
