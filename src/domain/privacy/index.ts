export { PrivacyHost } from './PrivacyHost';
export { PrivacySettings } from './PrivacySettings';
