import type { GatewayTools } from './call';
import { beijingTime } from './clock';

const HOUR_MS = 3_600_000;

interface Timed {
  readonly startsInHours: number;
  readonly endsInHours: number;
}

/** Start and end by the server's clock, in whole minutes, as an operator would set them. */
export function runOf({ startsInHours, endsInHours }: Timed, { clock, seededAtMs }: GatewayTools) {
  const baseMs = Math.floor(seededAtMs() / 60_000) * 60_000;
  const startMs = baseMs + startsInHours * HOUR_MS;
  const endMs = baseMs + endsInHours * HOUR_MS;
  const now = clock.nowMs();
  const statusCode = now < startMs ? 'NOT_START' : now < endMs ? 'RUNNING' : 'FINISHED';
  return { startTm: beijingTime(startMs), endTm: beijingTime(endMs), statusCode } as const;
}
