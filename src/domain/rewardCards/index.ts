/** Reward-aggregation cards (product §1.2.5): a widget for pages of other features. */
export { AggregationCards } from './AggregationPanel';
/** For a page that brings the data itself: fill the store with `adopt(…)`, show the panel. */
export { AggregationPanel } from './AggregationPanel';
export type { AggregationActivity, PrizeSource } from './aggregationRules';
export { useAggregationStore } from './AggregationPanel';
