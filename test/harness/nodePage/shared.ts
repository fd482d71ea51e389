/** What `environment.mjs` provides to the tests of a worker. */
import type FakeTimers from '@sinonjs/fake-timers';
import type { Browser } from 'happy-dom';

interface Script {
  runInContext(window: object): unknown;
}

/** The app under test in this process: served instead of the sandbox's files, compiled once for all windows. */
interface NodeApp {
  /** Null: the request goes to the sandbox. The served script calls `__runApp()`. */
  serve(url: URL): { readonly body: string; readonly contentType: string } | null;
  run(window: object): unknown;
  /** How many turns of the event loop each response is delayed by: what the page does without it runs first. */
  readonly answerTurns?: number;
}

interface NodePages {
  readonly Browser: typeof Browser;
  readonly FakeTimers: typeof FakeTimers;
  /** Each returns whether the promise belongs to one of its windows. */
  readonly rejectionListeners: Set<(reason: unknown, promise: Promise<unknown>) => boolean>;
  readonly app: NodeApp;
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
