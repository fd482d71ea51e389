/** What `environment.mjs` gives to the tests of a worker. */
import type { Browser } from 'happy-dom';
import type FakeTimers from '@sinonjs/fake-timers';

interface Script {
  runInContext(window: object): unknown;
}

export interface NodePages {
  readonly Browser: typeof Browser;
  readonly FakeTimers: typeof FakeTimers;
  readonly rejectionListeners: Set<(reason: unknown) => void>;
  readonly appFile: string;
  scriptOf(file: string): Script;
  compile(code: string): Script;
}

declare global {
  var __nodePages: NodePages | undefined;
}

/** Whether the tests of this file run on pages in Node. */
export const hasNodePages = (): boolean => globalThis.__nodePages !== undefined;

export function nodePages(): NodePages {
  if (globalThis.__nodePages === undefined)
    throw new Error('Only in the jest environment of nodePage/environment.mjs.');
  return globalThis.__nodePages;
}
