import { BUSINESS_LABELS } from '@/domain/activity/businessLabels';

const GENERAL = '通用';

/**
 * Label of the businesses that a coupon applies to (product §2.9): the name of a single known business; 通用 for none,
 * several, or an unknown one.
 * @param text the gateway's own label; used unless there is more than one business
 */
export function businessLabel(businesses: readonly number[], text = ''): string {
  const [only, ...more] = Array.from(new Set(businesses));
  if (more.length > 0) return GENERAL;
  if (text !== '') return text;
  if (only === undefined) return GENERAL;
  return BUSINESS_LABELS[only] ?? GENERAL;
}

/**
 * Label of `couponBizStr` (product §2.3 "Prize draw").
 * @param text business numbers separated by commas, or a label from the gateway; '' gives no label
 */
export function businessOfText(text: string): string {
  const parts = Array.from(new Set(text.split(/[,，、]/).map((part) => part.trim()))).filter(
    (part) => part !== '',
  );
  const [only, ...more] = parts;
  if (only === undefined) return '';
  if (more.length > 0) return GENERAL;
  return /^\d+$/.test(only) ? businessLabel([Number(only)]) : only;
}
