import { fail, type GatewayTools } from '../core/call';
import { beijingTime } from '../core/clock';
import type { ActivityBase } from './activityFixture';

const HOUR_MS = 3_600_000;

const STATUS_NUMBER = { NOT_START: 1, PROCEED: 2, PAUSED: 3, OFF_SHELF: 4, FINISHED: 5 } as const;
export type StatusCode = keyof typeof STATUS_NUMBER;

export const NO_SUCH_ACTIVITY = fail('100205002', '活动不存在');

/** Whether this client may take part (product §1.4 "Client matching"). */
export function admits({ clientMap }: ActivityBase, client: number): boolean {
  const isPlainBrowser = client === 3 || client === 9;
  return (
    '0' in clientMap ||
    String(client) in clientMap ||
    (isPlainBrowser && ('3' in clientMap || '9' in clientMap))
  );
}

/** Start and end in epoch milliseconds of the server's clock. */
export function spanOf(
  activity: ActivityBase,
  { seededAtMs }: GatewayTools,
): { readonly startMs: number; readonly endMs: number } {
  // Whole minutes: an activity does not start at 10:31:07.
  const baseMs = Math.floor(seededAtMs() / 60_000) * 60_000;
  return {
    startMs: baseMs + activity.startsInHours * HOUR_MS,
    endMs: baseMs + activity.endsInHours * HOUR_MS,
  };
}

/** By the server's clock. An operator's status takes precedence over the start, the end over everything. */
export function statusOf(activity: ActivityBase, tools: GatewayTools): StatusCode {
  const { startMs, endMs } = spanOf(activity, tools);
  const now = tools.clock.nowMs();
  if (now >= endMs) return 'FINISHED';
  if (activity.operatorStatus !== undefined) return activity.operatorStatus;
  return now < startMs ? 'NOT_START' : 'PROCEED';
}

/** The fields that activities of every kind return. */
export function baseFieldsOf(activity: ActivityBase, tools: GatewayTools) {
  const { code, name, title, description, biz, scene, clientMap } = activity;
  const statusCode = statusOf(activity, tools);
  const { startMs, endMs } = spanOf(activity, tools);
  return {
    code,
    name,
    title,
    description,
    startTm: beijingTime(startMs),
    endTm: beijingTime(endMs),
    status: STATUS_NUMBER[statusCode],
    statusCode,
    biz,
    scene,
    clientMap,
  };
}
