import type { Scope } from '@/api';
import { gateway, serverClock } from '@/api/gateway';
import { sortError } from '@/api/sortError';
import { followLink } from '@/features/frame';
import { host } from '@/platform/host';
import type { PageInView } from '@/platform/inView/types';
import { network } from '@/platform/network';
import { storage } from '@/platform/storage';
import { tracker } from '@/tracking';
import { systemClock } from '@/utils/clock';
import { createCampaignApi } from './campaignApi';
import type { Campaign } from './campaignContext';
import { CampaignStore } from './CampaignStore';
import type { CampaignVisit } from './campaignTypes';
import { firstPlace } from './place/placeMemory';
import type { PlacePart } from './place/placePart';
import { campaignClient } from './campaignClient';
import { PAGE } from './pageName';
import { makeSessions } from './sessions/makeSessions';

export interface WeeklyCampaign extends Campaign {
  /** Where the visitor is or wants to be: code and store, the same at every call. */
  readonly loadPlaces: () => Promise<PlacePart>;
}

/** The page's campaign with the app's own collaborators; one per visit. */
export function makeCampaign(visit: CampaignVisit, view: PageInView | null, scope: Scope): WeeklyCampaign {
  const api = createCampaignApi(gateway, visit, campaignClient(host.current()), scope);
  const store = new CampaignStore({
    api,
    sortError: (cause) => sortError(cause, network.isOnline()),
    clock: systemClock,
    random: () => Math.random(),
    firstPlace: firstPlace(storage.session),
    scope,
  });
  let places: Promise<PlacePart> | null = null;
  const loadPlaces = (): Promise<PlacePart> => {
    places ??= import('./place/placePart').then(({ makePlacePart }) => makePlacePart(store, scope));
    // A chunk that did not come is asked for anew at the next need.
    places.catch(() => (places = null));
    return places;
  };
  return {
    visit,
    store,
    api,
    sessions: makeSessions(api, store, scope),
    scope,
    view,
    clockOffsetMs: () => serverClock.nowMs() - systemClock.nowMs(),
    follow: (url, component) => followLink(url, { page: PAGE, component }),
    loadPlaces,
    messages: {},
    askForPlace: async () => (await loadPlaces()).askForPlace(),
    click: (component, context) => tracker.click(PAGE, component, context),
  };
}
