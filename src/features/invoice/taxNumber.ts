/** Tax numbers (纳税人识别号): pure. */
import { normalizeTaxNumber } from '@/utils/normalizeDocuments';

/** Letters of a unified social credit code (GB 32100-2015): no I, O, S, V, Z. */
const LETTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const CODE_LENGTH = 18;
const LENGTHS = [15, 17, CODE_LENGTH, 20];

export const TAX_NUMBER_TEXTS = {
  empty: '请输入纳税人识别号',
  letters: '识别号只能包含大写字母和数字',
  length: '识别号应为 15、17、18 或 20 位',
  check: '识别号校验位不符，请核对',
} as const;

/** The problem of a typed number, as a text; '': none. */
export function taxNumberProblem(typed: string): string {
  const text = normalizeTaxNumber(typed);
  if (text === '') return TAX_NUMBER_TEXTS.empty;
  if (!/^[0-9A-Z]+$/.test(text)) return TAX_NUMBER_TEXTS.letters;
  if (!LENGTHS.includes(text.length)) return TAX_NUMBER_TEXTS.length;
  return text.length === CODE_LENGTH && checkLetter(text) !== text.charAt(CODE_LENGTH - 1)
    ? TAX_NUMBER_TEXTS.check
    : '';
}

/**
 * Check letter from the first seventeen letters: values weighted by powers of three, modulo 31. '': a letter is not
 * allowed.
 */
function checkLetter(text: string): string {
  let sum = 0;
  let weight = 1;
  for (const letter of text.slice(0, CODE_LENGTH - 1)) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return '';
    sum += value * weight;
    weight = (weight * 3) % LETTERS.length;
  }
  return LETTERS.charAt((LETTERS.length - (sum % LETTERS.length)) % LETTERS.length);
}
