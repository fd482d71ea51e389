import Taro from '@tarojs/taro';
import './mini.scss';
import { attempt, field } from '../attempt';
import { systemInfo } from '../systemInfo';
import { type FlexGapCapability, NO_FLEX_GAP } from './types';

/** First iOS version whose web view supports flex gap: major and minor. */
const FIRST_IOS = [14, 5] as const;
/** First Chrome version that supports flex gap. */
const FIRST_CHROME = 84;

/** Nothing can be measured before a page is drawn, so the answer comes from the system or the engine version. */
type Verdict = 'has-it' | 'lacks-it' | 'by-engine';
let verdict: Verdict | null = null;
/** Version of the engine that draws pages on Android, where both apps ship and update their own; null: unknown. */
let chromeVersion: number | null = null;

/** On iOS the system's web view draws pages. An iPhone that does not report its version counts as new. */
function bySystem(): Verdict {
  const { os, osVersion } = systemInfo.read();
  if (os === 'android') return 'by-engine';
  if (os !== 'ios' || osVersion === '') return 'has-it';
  const [major = 0, minor = 0] = osVersion.split('.').map(Number);
  const isOld = major < FIRST_IOS[0] || (major === FIRST_IOS[0] && minor < FIRST_IOS[1]);
  return isOld ? 'lacks-it' : 'has-it';
}

/**
 * The messaging app reports its engine from base library 2.26.3 on (its documentation: wx.getRendererUserAgent; returns
 * a promise in every version); the payment app has no documented call. Decision: while the engine is unknown, pages use
 * margins and no `gap`, which is correct in every engine.
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
