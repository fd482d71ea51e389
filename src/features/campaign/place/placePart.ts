/** Everything about the visitor's place, in one part that is loaded when a page has use for it. */
import type { ComponentType } from 'react';
import type { Scope } from '@/api';
import { LocationBar, type LocationBarProps } from '../bars/LocationBar';
import type { CampaignStore } from '../CampaignStore';
import { askForPlace } from './askForPlace';
import { makePlaceStore } from './makePlaceStore';
import type { PlaceStore } from './PlaceStore';

export interface PlacePart {
  readonly places: PlaceStore;
  readonly LocationBar: ComponentType<LocationBarProps>;
  /** After a press of a module that is about the place. */
  readonly askForPlace: () => Promise<void>;
}

/** One per visit: bar and modules share the place. */
export function makePlacePart(page: Pick<CampaignStore, 'moveTo'>, scope: Scope): PlacePart {
  const places = makePlaceStore(page, scope);
  return { places, LocationBar, askForPlace: () => askForPlace(places) };
}
