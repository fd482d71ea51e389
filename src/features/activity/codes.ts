/** Server codes that every campaign shares, each with its meaning (spec 1 §4). */
import type { Activity } from '@/api/generated/operations/receiveActivityInfo';

/** `statusCode` of an activity. Only PROCEED lets the visitor take part. */
export type ActivityStatus = Activity['statusCode'];

/** `code` of a failed answer: there is no such activity (spec 1 §8). */
export const CODE_NO_ACTIVITY = '100205002';

/** `clientMap` keys that mean "everywhere" and "any plain browser". */
export const CLIENT_ALL = '0';
export const CLIENTS_COMMON_H5: readonly string[] = ['3', '9'];
