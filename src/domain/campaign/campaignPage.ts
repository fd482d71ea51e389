/**
 * What the pages of campaign modules are made of, in one module: with one way in, the build joins all behind it, which it
 * cannot do with modules that two pages ask for one by one (1 KB of the weekly page's script).
 */
export { CampaignContent } from './CampaignContent';
export { CAMPAIGN_TEXTS } from './campaignTexts';
export { CampaignProvider, useCampaign, type Campaign } from './campaignContext';
export { ModuleSkeleton } from './components/ModuleSkeleton';
export { PageSkeleton } from './components/PageSkeleton';
export { makeCampaign, type PlacedCampaign } from './makeCampaign';
export { visibleModules, type CampaignPage } from './parsePage';
