export const MAX_REMARK = 100;

/** Adds one of the suggested messages to the remark, or removes it; never exceeds the maximum length. */
export function toggleRemark(remark: string, words: string): string {
  const parts = remark.split(/[，,]\s*/).filter((part) => part !== '');
  const without = parts.filter((part) => part !== words);
  if (without.length < parts.length) return without.join('，');
  const longer = [...parts, words].join('，');
  return Array.from(longer).length > MAX_REMARK ? remark : longer;
}
