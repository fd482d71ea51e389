import { useSharedClock } from '@/hooks/useSharedClock';
import { createContext, useContext } from 'react';
import type { Scope } from '@/api';
import type { PageInView } from '@/platform/inView/types';
import type { CampaignApi } from './campaignApi';
import type { CampaignStore } from './CampaignStore';
import type { CampaignRoute, CampaignVisit } from './campaignTypes';
import type { FlashSaleStore } from './flashSale/FlashSaleStore';

/** What the modules of one page share. The same object for the life of the page: nobody renders for it. */
export interface Campaign {
  readonly page: CampaignRoute;
  readonly visit: CampaignVisit;
  readonly store: CampaignStore;
  readonly api: CampaignApi;
  /** Claims and reminders, the page's own among them. */
  readonly sessions: FlashSaleStore;
  /** Life of the page. */
  readonly scope: Scope;
  /** Watched elements of the page; null where the engine has no observer. */
  readonly view: PageInView | null;
  /** What was reported as seen in this visit (`useExposure`). */
  readonly exposed: Set<string>;
  /** Server time minus device time, milliseconds, as it is known now. */
  readonly clockOffsetMs: () => number;
  /** Opens an address from the page's config after a press on `component`; says so when it may not be opened. */
  readonly follow: (url: string, component: string) => Promise<boolean>;
  /** Reports a press; `component` as in `follow`. */
  readonly click: (component: string, context?: Readonly<Record<string, unknown>>) => void;
  /**
   * The host's question whether it may send messages, inside the press for a reminder; missing in browsers and until
   * the page has got behind its first screen. Gives what to say instead of setting the reminder when the person refused,
   * else null; never rejects.
   */
  readonly messages: { ask?: () => Promise<string | null> };
  /** Asks for the visitor's place after a press; missing where nothing can be asked. */
  readonly askForPlace?: () => void | Promise<unknown>;
}

const Context = createContext<Campaign | null>(null);

export const CampaignProvider = Context.Provider;

/** @throws outside of a page of modules: a module rendered elsewhere is a bug */
export function useCampaign(): Campaign {
  const campaign = useContext(Context);
  if (campaign === null) throw new Error('no campaign page around this module');
  return campaign;
}

/**
 * What `read` makes of the server's time, anew each full second of the one shared clock; renders only when the result
 * changes. The device's clock may be hours wrong: only its running counts. Stands still while the page is hidden.
 */
export function useServerTime<T extends string | number | boolean>(read: (serverMs: number) => T): T {
  const { clockOffsetMs } = useCampaign();
  return useSharedClock((deviceMs) => read(deviceMs + clockOffsetMs()));
}
