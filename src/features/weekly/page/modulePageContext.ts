import { createContext, useContext } from 'react';
import type { Scope } from '@/api';
import type { FlashSaleStore } from '@/features/weekly/flashSale/FlashSaleStore';
import { useSharedClock } from '@/hooks/useSharedClock';
import type { PageInView } from '@/platform/inView/types';
import type { ModulePageApi } from './modulePageApi';
import type { ModulePageStore } from './ModulePageStore';
import type { ModulePageRoute, ModulePageVisit } from './modulePageTypes';

/**
 * What the modules of one page share. The object is stable for the life of the page, so the context never causes a
 * re-render.
 */
export interface ModulePage {
  readonly page: ModulePageRoute;
  readonly visit: ModulePageVisit;
  readonly store: ModulePageStore;
  readonly api: ModulePageApi;
  /** Claims and reminders, including the page's own reminder. */
  readonly sessions: FlashSaleStore;
  /** Cancelled when the page is unmounted. */
  readonly scope: Scope;
  /** Element visibility observers of the page; null if the engine has no IntersectionObserver. */
  readonly view: PageInView | null;
  /** Impressions already reported in this visit (`useExposure`). */
  readonly exposed: Set<string>;
  /** Current estimate of server time minus device time, milliseconds. */
  readonly clockOffsetMs: () => number;
  /** Opens a link from the page's config after a tap on `component`; shows a toast if the link is not allowed. */
  readonly follow: (url: string, component: string) => Promise<boolean>;
  /** Tracks a tap; `component` as in `follow`. */
  readonly click: (component: string, context?: Readonly<Record<string, unknown>>) => void;
  /**
   * Asks the host for permission to send messages; must run inside the tap handler of the reminder button. Missing in
   * browsers, and until the first screen is mounted. Resolves with the text to show instead of setting the reminder if
   * the user refused, else null; never rejects.
   */
  readonly messages: { ask?: () => Promise<string | null> };
  /** Asks for the user's location after a tap; missing if it cannot be requested. */
  readonly askForPlace?: () => void | Promise<unknown>;
}

const Context = createContext<ModulePage | null>(null);

export const ModulePageProvider = Context.Provider;

/** @throws if used outside a page of modules: rendering a module elsewhere is a bug */
export function useModulePage(): ModulePage {
  const modulePage = useContext(Context);
  if (modulePage === null) throw new Error('no module page around this module');
  return modulePage;
}

/**
 * Returns `read(server time)`, recomputed on each full second of the one shared clock; re-renders only when the result
 * changes. The device clock may be hours off: only its progress counts. Paused while the page is hidden.
 */
export function useServerTime<T extends string | number | boolean>(read: (serverMs: number) => T): T {
  const { clockOffsetMs } = useModulePage();
  return useSharedClock((deviceMs) => read(deviceMs + clockOffsetMs()));
}
