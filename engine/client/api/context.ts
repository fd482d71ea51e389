import type { EnginePackage } from '../../contract';
import type { Chrome } from '../chrome';
import type { Dialogs } from '../dialogs';
import type { ErrorLog } from '../errors';
import type { Pages } from '../pages';
import type { EngineSettings } from '../settings';
import type { DeviceStorage } from './storage';

/** App-wide functions that host events call. */
export type HostEvent =
  | 'appShow'
  | 'appHide'
  | 'networkStatusChange'
  | 'themeChange'
  | 'error'
  | 'unhandledRejection'
  | 'pageNotFound'
  | 'windowResize'
  | 'memoryWarning'
  | 'updateReady'
  | 'keyboardHeightChange'
  | 'userCaptureScreen';

export class HostEvents {
  private readonly listeners = new Map<HostEvent, Set<(value: unknown) => void>>();

  add(event: HostEvent, listener: unknown): void {
    if (typeof listener !== 'function') return;
    const set = this.listeners.get(event) ?? new Set();
    set.add(listener as (value: unknown) => void);
    this.listeners.set(event, set);
  }

  remove(event: HostEvent, listener: unknown): void {
    if (listener === undefined) this.listeners.delete(event);
    else this.listeners.get(event)?.delete(listener as (value: unknown) => void);
  }

  send(event: HostEvent, value: unknown): number {
    const set = this.listeners.get(event);
    set?.forEach((listener) => listener(value));
    return set?.size ?? 0;
  }
}

/** The dependencies of the host calls. */
export interface ApiContext {
  readonly settings: EngineSettings;
  readonly pack: EnginePackage;
  readonly chrome: Chrome;
  readonly dialogs: Dialogs;
  readonly errors: ErrorLog;
  readonly pages: Pages;
  readonly storage: DeviceStorage;
  readonly events: HostEvents;
  readonly theme: () => 'light' | 'dark';
  /** The phone's colour scheme, whatever the package says about dark mode. */
  readonly phoneTheme: () => 'light' | 'dark';
  readonly launch: {
    readonly path: string;
    readonly query: Readonly<Record<string, string>>;
    readonly scene: number;
  };
  resolveUrl(url: string): string;
  /** What the scanner sees; '': nothing, and the user closes it. */
  readonly camera: { sees: string };
  /** Recorded for tests: shares, payments, calls to other apps. */
  readonly happenings: { readonly kind: string; readonly detail: unknown }[];
}
