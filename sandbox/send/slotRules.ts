import { beijingDayStart, beijingTime } from '../core/clock';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 3;
const FIRST_HOUR = 9;
const SLOT_HOURS = 2;
/** A slot cannot be booked in its last half hour. */
const CLOSES_BEFORE_MS = HOUR_MS / 2;
/** Tomorrow's slot from 11 is full from the start. */
const FULL_HOUR = 11;

export interface Slot {
  readonly slotId: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly isAvailable: boolean;
  /** It has started: the courier comes soon. */
  readonly isNow: boolean;
}
interface SlotDay {
  /** `YYYY-MM-DD` in Beijing. */
  readonly date: string;
  readonly slots: readonly Slot[];
}

/** Days from today on with the slots that are bookable or full, by the server's clock. */
export function pickUpDays(nowMs: number, untilHour: number, full: ReadonlySet<string>): readonly SlotDay[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const dayMs = beijingDayStart(nowMs) + index * DAY_MS;
    const date = beijingTime(dayMs).slice(0, 10);
    const count = Math.floor((untilHour - FIRST_HOUR) / SLOT_HOURS);
    const slots = Array.from({ length: count }, (_slot, number): Slot => {
      const hour = FIRST_HOUR + number * SLOT_HOURS;
      const slotId = `${date}T${String(hour).padStart(2, '0')}`;
      const startMs = dayMs + hour * HOUR_MS;
      return {
        slotId,
        startMs,
        endMs: startMs + SLOT_HOURS * HOUR_MS,
        isAvailable: !full.has(slotId) && !(index === 1 && hour === FULL_HOUR),
        isNow: startMs <= nowMs,
      };
    });
    return { date, slots: slots.filter(({ endMs }) => endMs - CLOSES_BEFORE_MS > nowMs) };
  });
}

/** The slot if it is bookable now; undefined: full, over or nonexistent. */
export const openSlot = (days: readonly SlotDay[], slotId: string): Slot | undefined =>
  days.flatMap(({ slots }) => slots).find((slot) => slot.slotId === slotId && slot.isAvailable);
