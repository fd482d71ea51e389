/** Status of an activity, and the missing one: what all campaigns share, without any UI. */
import type { Activity } from '@/api/generated/operations/receive';

/** `statusCode` of an activity (product §1.4). Only PROCEED lets the user take part. */
export type ActivityStatus = Activity['statusCode'];

/** Not open, but may open while the page is displayed: not started, paused, or a status unknown to this version. */
export const mayOpenLater = (status: ActivityStatus): boolean =>
  status === 'NOT_START' || status === 'PAUSED' || status === 'unknown';

/** `code` of an error response: the activity does not exist (product §1.8). */
export const CODE_NO_ACTIVITY = '100205002';
/**
 * Shown by every campaign page for that code, whatever the gateway's message (product §1.4 "Activity status codes").
 */
export const NO_ACTIVITY_TEXT = '抱歉，系统开小差啦，请稍后再试~';
