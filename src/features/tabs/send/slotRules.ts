/** Labels of days and hours on the send page: Beijing time by the server clock; pure functions. */
import { dayLabel } from '@/domain/send/arrivalRules';
import type { PickUpDay, PickUpSlot } from '@/domain/send/sendTypes';

const BEIJING_OFFSET_MS = 8 * 3_600_000;

/** `09:00` in Beijing. */
export function hourLabel(atMs: number): string {
  const date = new Date(atMs + BEIJING_OFFSET_MS);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
}

export const hoursLabel = ({ startMs, endMs }: Pick<PickUpSlot, 'startMs' | 'endMs'>): string =>
  `${hourLabel(startMs)}-${hourLabel(endMs)}`;

/** `今天 09:00-11:00`. */
export const slotLabel = (slot: Pick<PickUpSlot, 'startMs' | 'endMs'>, nowMs: number): string =>
  `${dayLabel(slot.startMs, nowMs)} ${hoursLabel(slot)}`;

/** Noon in Beijing on `YYYY-MM-DD`: any moment of that day will do. NaN for an invalid date. */
export const dateMs = (date: string): number => Date.parse(`${date}T12:00:00+08:00`);

/** The slot if it can still be booked; null: full, over or missing. */
export function openSlot(
  days: readonly PickUpDay[] | null,
  slotId: string,
  nowMs: number,
): PickUpSlot | null {
  for (const { slots } of days ?? []) {
    const found = slots.find(({ id }) => id === slotId);
    if (found !== undefined) return found.isAvailable && found.endMs > nowMs ? found : null;
  }
  return null;
}

/** Days with their remaining slots, full ones included; a day without slots says so. */
export const shownDays = (days: readonly PickUpDay[], nowMs: number): readonly PickUpDay[] =>
  days.map(({ date, slots }) => ({ date, slots: slots.filter(({ endMs }) => endMs > nowMs) }));
