import type { KeptMemory } from '@/session/keptMemory';

/** One reader's entry in memory; `text` is its current content, null for none. For tests only. */
export function testKeptMemory(): KeptMemory & { text: string | null; of: string | null } {
  const memory = {
    text: null as string | null,
    of: 'A' as string | null,
    reader: () => memory.of,
    read: () => memory.text,
    write(text: string, reader: string | null) {
      if (reader === memory.of) memory.text = text;
    },
    forget() {
      memory.text = null;
    },
  };
  return memory;
}
