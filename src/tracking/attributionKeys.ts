import { navigation } from '@/platform/navigation';
import { publicPath } from '@/routes.match';
import { scrubText } from './scrub';

/** Where a visitor came from (spec 1 §3): keys that any address may carry and tracking is told. */
export const ATTRIBUTION_KEYS = [
  'activity_plan_id',
  'flow_business',
  'ad_slot_code',
  'source_id',
  'entry_point',
  'channel_id',
] as const;

/** Path of the page on screen as others are told it: the `Original-Path` of every call (spec 1 §7). */
export const pagePath = (): string => scrubText(publicPath(navigation.currentPath()));
