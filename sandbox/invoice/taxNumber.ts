/** Letters of a unified social credit code (GB 32100-2015): no I, O, S, V, Z. */
const LETTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Check letter for these seventeen; '': one of them is not in the alphabet. */
function checkLetterOf(first17: string): string {
  let sum = 0;
  let weight = 1;
  for (const letter of first17) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return '';
    sum += value * weight;
    weight = (weight * 3) % 31;
  }
  return LETTERS[(31 - (sum % 31)) % 31] ?? '';
}

/** Seventeen letters plus their check letter. */
export const withCheckLetter = (first17: string): string => first17 + checkLetterOf(first17);

/** 15, 17, 18 or 20 capitals and digits; with 18, the last one is the check letter of the others. */
export function isTaxNumber(text: string): boolean {
  if (!/^[0-9A-Z]+$/.test(text) || ![15, 17, 18, 20].includes(text.length)) return false;
  return text.length !== 18 || checkLetterOf(text.slice(0, 17)) === text[17];
}
