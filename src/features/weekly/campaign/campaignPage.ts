/**
 * Entry module of the campaign pages. With a single entry the bundler merges everything behind it into one chunk; it
 * cannot do that for modules that two pages import one by one (costs 1 KB of the weekly page's script).
 */
export { CampaignContent } from './CampaignContent';
export { CAMPAIGN_TEXTS } from './campaignTexts';
export { CampaignProvider, useCampaign, type Campaign } from './campaignContext';
export { ModuleSkeleton } from './components/ModuleSkeleton';
export { PageSkeleton } from './components/PageSkeleton';
export { makeCampaign, type PlacedCampaign } from './makeCampaign';
export type { CampaignPage } from './parsePage';
export { visibleModules } from './visibleModules';
