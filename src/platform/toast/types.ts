/** Short sentences over the page, announced to assistive technology; the consumer app shows its own. */
export interface ToastCapability {
  /** Replaces the one on screen. Stays 2 s, or longer for long sentences. */
  show(text: string): void;
  /** A blocking progress notice; the returned function takes it away (idempotent). */
  loading(text: string): () => void;
  hide(): void;
}
