/** Limits of the weight (product §2.7 wider layer). Pure. */
import type { GoodsType } from './sendTypes';

export const MIN_WEIGHT = 1;

/** Kilograms; the contract accepts more, but the page does not offer it. */
export const MAX_WEIGHT = 20;

/** Maximum weight. Without a kind of goods: the page's maximum. */
export const weightLimit = (goods: GoodsType | null): number =>
  Math.max(MIN_WEIGHT, Math.min(goods?.maxWeight ?? MAX_WEIGHT, MAX_WEIGHT));

/** `by` kilograms more or less, within the limits. */
export const stepWeight = (weight: number, by: number, goods: GoodsType | null): number =>
  Math.min(Math.max(Math.round(weight) + by, MIN_WEIGHT), weightLimit(goods));
