import type { KeptMemory } from '../keptMemory';

interface TestKeptMemory extends KeptMemory {
  /** The current content; null: none. */
  text: string | null;
  /** Who reads now. */
  of: string | null;
}

/** One entry in memory. For tests only. */
export function testKeptMemory(): TestKeptMemory {
  const memory: TestKeptMemory = {
    text: null,
    of: 'A',
    reader: () => memory.of,
    read: () => memory.text,
    write(text, reader) {
      if (reader === memory.of) memory.text = text;
    },
    forget() {
      memory.text = null;
    },
  };
  return memory;
}
