import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { sortError } from '@/api/sortError';
import { bridge } from '@/platform/bridge';
import { location } from '@/platform/location';
import { network } from '@/platform/network';
import { storage } from '@/platform/storage';
import { systemClock } from '@/utils/clock';
import type { CampaignStore } from '../CampaignStore';
import { createPlaceApi } from './placeApi';
import { readPlace, rememberPlace } from './placeMemory';
import { PlaceStore } from './PlaceStore';

/** The page's place with the app's own collaborators; one per visit. Every new place moves the page there. */
export function makePlaceStore(page: Pick<CampaignStore, 'moveTo'>, scope: Scope): PlaceStore {
  return new PlaceStore({
    location,
    selectAddress: bridge.isAvailable() ? () => bridge.call('selectAddress', {}) : null,
    api: createPlaceApi(gateway, scope),
    sortError: (cause) => sortError(cause, network.isOnline()),
    memory: {
      read: () => readPlace(storage.session),
      write: (known) => rememberPlace(storage.session, known),
    },
    onPlace: (place) => void page.moveTo(place),
    clock: systemClock,
    scope,
  });
}
