/** What every campaign shares and no screen is needed for: status codes, client matching, names of businesses. */
export { BUSINESS_LABELS } from './businesses';
export { isClientAllowed, type Client } from './clientMatching';
export { CODE_NO_ACTIVITY, type ActivityStatus } from './codes';
export { openNotifications } from './openNotifications';
