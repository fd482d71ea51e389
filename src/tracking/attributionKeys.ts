/** Where a visitor came from (product §1.3): keys that any address may carry and tracking is told. */
export const ATTRIBUTION_KEYS = [
  'activity_plan_id',
  'flow_business',
  'ad_slot_code',
  'source_id',
  'entry_point',
  'channel_id',
] as const;
