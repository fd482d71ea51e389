const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How far it is from now to that hour of Beijing's present day, milliseconds; negative when it is over. For `sandbox.clock`. */
export const msToBeijingHour = (hour: number): number =>
  hour * HOUR_MS - ((Date.now() + 8 * HOUR_MS) % DAY_MS);
