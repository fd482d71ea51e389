/** 2 s, and 120 ms more for each character after the twelfth: a long sentence has to be readable (at most 6 s). */
export function toastDurationMs(text: string): number {
  return Math.min(2000 + Math.max(0, text.length - 12) * 120, 6000);
}
