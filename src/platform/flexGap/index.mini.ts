import './mini.scss';
import { systemInfo } from '../systemInfo';
import { type FlexGapCapability, NO_FLEX_GAP } from './types';

/** First iOS whose web view has it: major and minor. */
const FIRST_IOS = [14, 5] as const;

let pageClass: string | null = null;

/**
 * By the system's version, since nothing can be measured before a page is drawn. Pages on iOS are drawn by the system's
 * web view; on Android both apps bring and update an engine of their own, whose version no call names.
 */
function decide(): string {
  const { os, osVersion } = systemInfo.read();
  if (os !== 'ios' || osVersion === '') return '';
  const [major = 0, minor = 0] = osVersion.split('.').map(Number);
  const isOld = major < FIRST_IOS[0] || (major === FIRST_IOS[0] && minor < FIRST_IOS[1]);
  return isOld ? NO_FLEX_GAP : '';
}

export const flexGap: FlexGapCapability = {
  pageClass: () => (pageClass ??= decide()),
  markDocument: () => undefined,
} satisfies FlexGapCapability;
