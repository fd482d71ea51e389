/**
 * The part of the browser's worker scope that is used here. TypeScript's own description of it excludes the one of
 * pages; Workbox's types name the event.
 */
declare global {
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }
}

export interface WorkerScope {
  readonly registration: {
    unregister(): Promise<boolean>;
    /** Missing before Safari 15.4. */
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
}
