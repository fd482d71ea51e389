import type { ContrastShareInfoData } from '@/api/generated/operations/contrastFriend';
import { parcelParams } from '@/features/contrast/parcelParams';
import { navigator } from '@/navigation';
import { tracker } from '@/tracking';

const PAGE = 'contrastPricePreview';

/** The same parcel, compared by the viewer. */
export async function toCompare(info: ContrastShareInfoData | null): Promise<void> {
  tracker.click(PAGE, 'compare');
  await navigator.goTo('contrastPrice', info === null ? {} : parcelParams(info.parcel));
}
