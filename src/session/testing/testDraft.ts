import type { Draft } from '../drafts';

/** A draft in memory; `text` is its current content, null for none. For tests only. */
export function testDraft(text: string | null = null): Draft & { text: string | null } {
  return {
    text,
    read() {
      return this.text;
    },
    write(written) {
      this.text = written;
    },
    forget() {
      this.text = null;
    },
  };
}
