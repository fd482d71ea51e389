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
import { askForPlace } from './place/askForPlace';
import { makePlaceStore } from './place/makePlaceStore';
import { firstPlace } from './place/placeMemory';
import type { PlaceStore } from './place/PlaceStore';
import { campaignClient } from './campaignClient';
import { PAGE } from './pageName';
import { makeSessions } from './sessions/makeSessions';

export interface WeeklyCampaign extends Campaign {
  /** Where the visitor is or wants to be; starts with the location bar. */
  readonly places: PlaceStore;
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
  const places = makePlaceStore(store, scope);
  return {
    visit,
    store,
    api,
    sessions: makeSessions(api, store, scope),
    scope,
    view,
    clockOffsetMs: () => serverClock.nowMs() - systemClock.nowMs(),
    follow: (url, component) => followLink(url, { page: PAGE, component }),
    places,
    askForPlace: () => askForPlace(places),
    click: (component, context) => tracker.click(PAGE, component, context),
  };
}
