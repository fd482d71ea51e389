import { periodInDays } from '@/utils/period';

/** `MM-DD HH:mm`, for a button. */
export const shortMinuteOf = (time: string): string => time.slice('YYYY-'.length, 'YYYY-MM-DD HH:mm'.length);

/** The days on which a bought coupon can be used, product §1.5. */
export const validRange = (start: string, end: string): string => periodInDays(start, end);
