/** What the tabs home and welfare read and say alike. Their parts of the screen: `tabParts`. */
export { campaignPhase, campaignTime, shownCampaigns } from './campaignRules';
export { couponHintText, taskHintText } from './campaignRules';
export { toCampaigns, type Campaign } from './campaigns';
export { KIND_LABELS, OVERVIEW_TEXTS } from './campaignRules';
