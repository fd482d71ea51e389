/** Short sentences over the page, announced to assistive technology; the consumer app shows its own. */
export interface ToastCapability {
  /** Replaces the one on screen. Stays 2 s, or longer for long sentences. */
  show(text: string): void;
  /** Shows a blocking progress notice; the returned function hides it (idempotent). */
  loading(text: string): () => void;
}

/** 2 s, plus 120 ms for each character after the twelfth, at most 6 s: a long sentence takes longer to read. */
export function toastDurationMs(text: string): number {
  return Math.min(2000 + Math.max(0, text.length - 12) * 120, 6000);
}
