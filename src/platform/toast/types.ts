/** Short sentences over the page, announced to assistive technology; the consumer app shows its own. */
export interface ToastCapability {
  /** Replaces the one on screen. Stays 2 s, or longer for long sentences. */
  show(text: string): void;
  /** A blocking progress notice; the returned function takes it away (idempotent). */
  loading(text: string): () => void;
}

/** 2 s, and 120 ms more for each character after the twelfth: a long sentence has to be readable (at most 6 s). */
export function toastDurationMs(text: string): number {
  return Math.min(2000 + Math.max(0, text.length - 12) * 120, 6000);
}
