/** What the tabs home and welfare read and say alike. Their parts of the screen: `tabParts`. */
export { campaignPhase, campaignTime, shownCampaigns } from './campaignRules';
export { couponHintText, taskHintText } from './hintRules';
export {
  couponHint,
  distance,
  optionalAmount,
  picture,
  statusCode,
  taskHint,
  toCampaigns,
  wireCampaigns,
  type Campaign,
  type CouponHint,
  type TaskHint,
} from './overviewDecoders';
export { KIND_LABELS, OVERVIEW_TEXTS } from './overviewTexts';
