import { gateway, serverClock } from '@/api/gateway';
import type { Scope } from '@/api/scope';
import { pageDeps } from '@/data/pageDeps';
import { makeFlashSale } from '@/features/weekly/flashSale/makeFlashSale';
import { firstPlace } from '@/features/weekly/place/placeMemory';
import type { PlacePart } from '@/features/weekly/place/placePart';
import { followLink } from '@/navigation/followLink';
import { host } from '@/platform/host';
import type { PageInView } from '@/platform/inView/types';
import { storage } from '@/platform/storage';
import { tracker } from '@/tracking';
import { systemClock } from '@/utils/clock';
import { createModulePageApi } from './modulePageApi';
import type { ModulePage } from './modulePageContext';
import { type KeptPages, ModulePageStore } from './ModulePageStore';
import type { ModulePageRoute, ModulePageVisit } from './modulePageTypes';
import { modulePageClient } from './pageInfoRequest';

export interface PlacedModulePage extends ModulePage {
  /** Loads code and store of the user's place; every call returns the same promise. */
  readonly loadPlaces: () => Promise<PlacePart>;
}

/** Creates what the page's modules share, with the app's real dependencies; one per visit. */
export function makeModulePage(
  page: ModulePageRoute,
  visit: ModulePageVisit,
  view: PageInView | null,
  scope: Scope,
  kept?: KeptPages,
): PlacedModulePage {
  const api = createModulePageApi(gateway, visit, modulePageClient(host.current()), scope);
  const store = new ModulePageStore({
    api,
    ...pageDeps(scope),
    serverClock,
    random: () => Math.random(),
    firstPlace: firstPlace(storage.session),
    kept,
  });
  let places: Promise<PlacePart> | null = null;
  const loadPlaces = (): Promise<PlacePart> => {
    places ??= import('@/features/weekly/place/placePart').then(({ makePlacePart }) =>
      makePlacePart(store, scope),
    );
    // After a failed chunk load the next call tries again.
    places.catch(() => (places = null));
    return places;
  };
  return {
    page,
    visit,
    store,
    api,
    sessions: makeFlashSale(api, store, scope),
    scope,
    view,
    exposed: new Set(),
    clockOffsetMs: () => serverClock.nowMs() - systemClock.nowMs(),
    follow: (url, component) => followLink(url, { page, component }),
    loadPlaces,
    messages: {},
    askForPlace: async () => (await loadPlaces()).askForPlace(),
    click: (component, context) => tracker.click(page, component, context),
  };
}
