/**
 * Entry of the client for windows in Node. What a browser fetches and compiles itself is passed in by the process that
 * opened the window: the package, and functions compiled once for all windows of the process.
 */
import { startPhone } from '../client/phone';
import type { Opener } from '../client/scope';
import { readSettings, targetOf } from '../client/settings';
import type { EnginePackage } from '../contract';
import { Clock } from './clock';
import { addMissing } from './missing';

/** What a window contains before this entry runs in it. */
interface OpenedWith extends Opener {
  /**
   * The package without its scripts and templates, as JSON: parsed in the window, so that its objects belong to the
   * window.
   */
  readonly packageJson: string;
  readonly scripts: EnginePackage['scripts'];
  readonly templates: string;
}

declare global {
  interface Window {
    __openedWith?: OpenedWith;
    /** Lets tests skip time (`test/engines/rest.ts`). */
    __clock?: Clock;
  }
}

function boot(): void {
  const given = window.__openedWith;
  if (given === undefined) throw new Error('a window in Node is opened by engine/node');
  delete window.__openedWith;
  addMissing(window);
  const clock = new Clock(window);
  clock.install();
  window.__clock = clock;
  // Written by this process from an EnginePackage.
  const pack = JSON.parse(given.packageJson) as EnginePackage;
  startPhone(
    readSettings(targetOf(location.pathname), location.search),
    { ...pack, scripts: given.scripts, templates: given.templates },
    given,
  );
}

Reflect.set(window, '__engineReady', new Promise<void>((resolve) => void resolve(boot())));
