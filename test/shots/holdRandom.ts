import type { BrowserContext } from 'playwright-core';

/** From now on the context's documents draw the same sequence of random numbers (mulberry32), each from its start. */
export async function holdRandom(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let state = 1;
    const next = (): number => {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return (mixed ^ (mixed >>> 14)) >>> 0;
    };
    Math.random = () => next() / 2 ** 32;
    const fill = (array: ArrayBufferView): void => {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let index = 0; index < bytes.length; index += 1) bytes[index] = next() & 0xff;
    };
    Object.defineProperty(window.crypto, 'getRandomValues', {
      value: <T extends ArrayBufferView>(array: T): T => {
        fill(array);
        return array;
      },
    });
    Object.defineProperty(window.crypto, 'randomUUID', {
      value: () => `00000000-0000-4000-8000-${next().toString(16).padStart(12, '0')}`,
    });
  });
}
