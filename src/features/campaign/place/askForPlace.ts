/** What a press that is about the place does, and what it says. Stores neither toast nor decide for the person. */
import { toast } from '@/platform/toast';
import { BAR_TEXTS } from '../bars/barTexts';
import type { PlaceStore } from './PlaceStore';

/** The settings, or how to find them where a page cannot open them. */
export async function openPlaceSettings(place: PlaceStore): Promise<void> {
  const { kind } = await place.openSettings();
  if (kind !== 'opened') toast.show(BAR_TEXTS.settingsHint);
}

/** A part of the page that needs the place (bar without one, goods for the place). */
export async function askForPlace(place: PlaceStore): Promise<void> {
  if (place.needsPermission) return openPlaceSettings(place);
  const { kind } = await place.locate();
  if (kind === 'not-enabled') await openPlaceSettings(place);
  else if (kind === 'not-located') toast.show(BAR_TEXTS.notLocatedHint);
}

/** Another place: from the app's list of addresses, elsewhere by asking the device again. */
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
