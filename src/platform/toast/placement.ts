/** The place of a toast on the screen: in the middle, or above or below it. */
export type ToastPlace = 'middle' | 'high' | 'low';

/** Centre of each place, as a part of the screen's height; the same figures are in `toast.css`. Best place first. */
const CENTRES: readonly (readonly [place: ToastPlace, centre: number])[] = [
  ['middle', 0.5],
  ['high', 0.25],
  ['low', 0.75],
];

/** Half the height of a toast with two lines, and a gap. */
const HALF_PX = 48;

/**
 * The first place that leaves free what the toast is about.
 * @param about the control that was pressed or the field that is wrong, in CSS pixels from the top; null: unknown
 */
export function toastPlace(
  about: { readonly top: number; readonly bottom: number } | null,
  screenHeight: number,
): ToastPlace {
  if (about === null) return 'middle';
  const free = CENTRES.find(([, part]) => {
    const centre = part * screenHeight;
    return about.bottom <= centre - HALF_PX || about.top >= centre + HALF_PX;
  });
  return free?.[0] ?? 'middle';
}
