import Taro from '@tarojs/taro';
import './mini.scss';
import { attempt, field } from '../attempt';
import { systemInfo } from '../systemInfo';
import { type FlexGapCapability, NO_FLEX_GAP } from './types';

/** First iOS whose web view has it: major and minor. */
const FIRST_IOS = [14, 5] as const;
/** First Chrome that has it. */
const FIRST_CHROME = 84;

/** Nothing can be measured before a page is drawn; what is asked instead differs by system. */
type Verdict = 'has-it' | 'lacks-it' | 'by-engine';
let verdict: Verdict | null = null;
/** Of the engine that draws pages on Android, where both apps bring and update one of their own; null: not known. */
let chromeVersion: number | null = null;

/** Pages on iOS are drawn by the system's web view. An iPhone that does not say its version is taken for a new one. */
function bySystem(): Verdict {
  const { os, osVersion } = systemInfo.read();
  if (os === 'android') return 'by-engine';
  if (os !== 'ios' || osVersion === '') return 'has-it';
  const [major = 0, minor = 0] = osVersion.split('.').map(Number);
  const isOld = major < FIRST_IOS[0] || (major === FIRST_IOS[0] && minor < FIRST_IOS[1]);
  return isOld ? 'lacks-it' : 'has-it';
}

/**
 * The messaging app names its engine from base library 2.26.3 on (its document: wx.getRendererUserAgent; a promise in every
 * version); the payment app has no documented call. Decision: what is not known, or not yet, gets margins and no `gap`,
 * which is right in every engine.
 */
async function askForEngine(): Promise<void> {
  const call = field(Taro, 'getRendererUserAgent');
  if (typeof call !== 'function') return;
  const answer = await attempt<unknown>(() => Reflect.apply(call, Taro, []));
  const given = answer.ok ? answer.value : undefined;
  const userAgent = typeof given === 'string' ? given : field(given, 'userAgent');
  const version = typeof userAgent === 'string' ? / Chrome\/(\d+)/.exec(userAgent)?.[1] : undefined;
  if (version !== undefined) chromeVersion = Number(version);
}

export const flexGap: FlexGapCapability = {
  pageClass() {
    if (verdict === null) {
      verdict = bySystem();
      if (verdict === 'by-engine') void askForEngine();
    }
    const hasIt =
      verdict === 'by-engine'
        ? chromeVersion !== null && chromeVersion >= FIRST_CHROME
        : verdict === 'has-it';
    return hasIt ? '' : NO_FLEX_GAP;
  },
  markDocument: () => undefined,
} satisfies FlexGapCapability;
