/** Fen from an address; null for what is no amount: nothing is better than a wrong one. */
export const amountOf = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);
