/** Reward-aggregation cards (spec 1 §2.5): a widget for pages of other features. */
export { AggregationCards } from './AggregationCards';
/** For a page that brings the data itself: fill the store with `adopt(…)`, show the panel. */
export { AggregationPanel } from './AggregationPanel';
export type { AggregationActivity, PrizeSource } from './aggregationTypes';
export { useAggregationStore } from './useAggregationStore';
