/**
 * What taps on the location bar and on place-dependent modules do, and which toasts they show. The store itself shows
 * no toasts and makes no choices for the user.
 */
import { toast } from '@/platform/toast';
import { BAR_TEXTS } from '../bars/barTexts';
import type { PlaceStore } from './PlaceStore';

/** Opens the settings, or explains where they are if the host cannot open them. */
export async function openPlaceSettings(place: PlaceStore): Promise<void> {
  const { kind } = await place.openSettings();
  if (kind !== 'opened') toast.show(BAR_TEXTS.settingsHint);
}

/** For modules that need the place, and for the location bar if it has none. */
export async function askForPlace(place: PlaceStore): Promise<void> {
  if (place.needsPermission) return openPlaceSettings(place);
  const { kind } = await place.locate();
  if (kind === 'not-enabled') await openPlaceSettings(place);
  else if (kind === 'not-located') toast.show(BAR_TEXTS.notLocatedHint);
}

/** Another place: from the app's address list; on other hosts by locating the device again. */
export async function changePlace(place: PlaceStore): Promise<void> {
  const { kind } = await place.choose();
  switch (kind) {
    case 'unsupported':
      return askForPlace(place);
    case 'no-coordinates':
      toast.show(BAR_TEXTS.noCoordinates);
      return;
    case 'failed':
      toast.show(BAR_TEXTS.chooseFailed);
      return;
    case 'chosen':
    case 'closed':
    case 'superseded':
      return;
  }
}
