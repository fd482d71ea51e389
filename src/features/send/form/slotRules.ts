/** Labels of days and hours on the send page: Beijing time by the server clock; pure functions. */
import { dayLabel } from '@/domain/send/arrivalRules';
import type { PickUpDay, PickUpSlot } from '@/domain/send/sendTypes';
import { beijingDay, beijingMinute } from '@/utils/beijingClock';

export const hoursLabel = ({ startMs, endMs }: Pick<PickUpSlot, 'startMs' | 'endMs'>): string =>
  `${beijingMinute(startMs)}-${beijingMinute(endMs)}`;

/** `今天 09:00-11:00`. */
export const slotLabel = (slot: Pick<PickUpSlot, 'startMs' | 'endMs'>, nowMs: number): string =>
  `${dayLabel(slot.startMs, nowMs)} ${hoursLabel(slot)}`;

/** `11-28 09:00-11:00`, like an order's: still right when it is read on another day. */
export const datedSlotLabel = (slot: Pick<PickUpSlot, 'startMs' | 'endMs'>): string =>
  `${beijingDay(slot.startMs).slice(5)} ${hoursLabel(slot)}`;

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
