const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Milliseconds from now to that hour of the current day in Beijing; negative when it has passed. For `sandbox.clock`.
 */
export const msToBeijingHour = (hour: number): number =>
  hour * HOUR_MS - ((Date.now() + 8 * HOUR_MS) % DAY_MS);
