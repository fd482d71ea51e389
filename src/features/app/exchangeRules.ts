/** Texts and button of an app offer by its state (product §3.25). */
import type { ExchangeLink } from '@/api/generated/operations/openApp';

interface ExchangeView {
  /** Message above the description; '': nothing prevents redeeming it. */
  readonly words: string;
  /** It may still be available: its code is passed to the app. */
  readonly isOpen: boolean;
  readonly button: string;
  /** Title if the offer has none. */
  readonly fallbackTitle: string;
}

const TITLES = {
  COUPON: '一份优惠券',
  PRIZE: '一份奖品',
  SAMPLE: '一份试用装',
  unknown: '一份福利',
} as const;

export function exchangeView({
  stateCode,
  kindCode,
}: Pick<ExchangeLink, 'stateCode' | 'kindCode'>): ExchangeView {
  const fallbackTitle = TITLES[kindCode];
  switch (stateCode) {
    case 'OPEN':
      return { words: '', isOpen: true, button: '打开APP领取', fallbackTitle };
    case 'TAKEN':
      return {
        words: '来晚啦，这份福利已被领取',
        isOpen: false,
        button: '打开APP看看其他福利',
        fallbackTitle,
      };
    case 'OVER':
      return { words: '来晚啦，这份福利已过期', isOpen: false, button: '打开APP看看其他福利', fallbackTitle };
    case 'unknown':
      return { words: '能否领取，以APP中显示的为准', isOpen: true, button: '打开APP查看', fallbackTitle };
  }
}
