const BEIJING_OFFSET_MS = 8 * 3_600_000;

/** Day in Beijing at an epoch time: `YYYY-MM-DD`. The device's zone never matters. */
export const beijingDay = (epochMs: number): string =>
  new Date(epochMs + BEIJING_OFFSET_MS).toISOString().slice(0, 10);
