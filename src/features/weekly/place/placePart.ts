import type { ComponentType } from 'react';
import { gateway } from '@/api/gateway';
import type { Scope } from '@/api/scope';
import { pageDeps } from '@/data/pageDeps';
import { bridge } from '@/platform/bridge';
import { location } from '@/platform/location';
import { storage } from '@/platform/storage';
import type { ModulePageStore } from '../page/ModulePageStore';
import { LocationBar, type LocationBarProps } from './LocationBar';
import { askForPlace, changePlace } from './placeActions';
import { createPlaceApi } from './placeApi';
import { readPlace, rememberPlace } from './placeMemory';
import { PlaceStore } from './PlaceStore';

/**
 * Creates the page's place store with the app's real dependencies; one per visit. A new place reloads the page for it.
 */
function makePlaceStore(page: Pick<ModulePageStore, 'moveTo'>, scope: Scope): PlaceStore {
  return new PlaceStore({
    location,
    selectAddress: bridge.isAvailable() ? () => bridge.call('selectAddress', {}) : null,
    api: createPlaceApi(gateway, scope),
    ...pageDeps(scope),
    memory: {
      read: () => readPlace(storage.session),
      write: (known) => rememberPlace(storage.session, known),
    },
    onPlace: (place) => void page.moveTo(place),
  });
}

/** Everything about the user's place, in one chunk that is loaded when a page needs it. */
export interface PlacePart {
  readonly places: PlaceStore;
  readonly LocationBar: ComponentType<LocationBarProps>;
  /** For a tap on a module that needs the place. */
  readonly askForPlace: () => Promise<void>;
  /** Another address: from the app's list; on other hosts by locating again. */
  readonly changePlace: () => Promise<void>;
}

/** One per visit: the location bar and the modules share the place. */
export function makePlacePart(page: Pick<ModulePageStore, 'moveTo'>, scope: Scope): PlacePart {
  const places = makePlaceStore(page, scope);
  return {
    places,
    LocationBar,
    askForPlace: () => askForPlace(places),
    changePlace: () => changePlace(places),
  };
}
