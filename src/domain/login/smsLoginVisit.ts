import type { LoginWords } from '@/session';
import { navigator } from '@/navigation';

/** What the popup hands the page. */
export interface SmsLoginBrought {
  readonly words: LoginWords | null;
  /** Ticked in the popup already: the same two agreements. Not in the address, where anybody could tick it. */
  readonly isAgreed: boolean;
}

export type SmsLoginOutcome = { readonly kind: 'logged-in' | 'closed' | 'failed' };

export interface SmsLoginVisit {
  /**
   * Opens the page of the SMS login and waits until it is gone again. `closed` also when a second one opens; `failed`:
   * the page could not be opened.
   */
  open(brought: SmsLoginBrought): Promise<SmsLoginOutcome>;
  /** The page's: what it was given; nothing when its own address opened it. */
  readonly brought: SmsLoginBrought;
  /** The page's: the visitor is logged in; told when the page is gone, so that what waits goes on on its own page. */
  loggedIn(): void;
  /** The page's: it is gone. Harmless when nobody waits. */
  ended(): void;
}

const NOTHING: SmsLoginBrought = { words: null, isAgreed: false };

/** Between the mini programs' login popup and the page that takes the number and the code. One visit at a time. */
export function makeSmsLoginVisit(goThere: () => Promise<{ readonly kind: string }>): SmsLoginVisit {
  let waiting: ((outcome: SmsLoginOutcome) => void) | null = null;
  let brought = NOTHING;
  let hasLoggedIn = false;

  function settle(kind: SmsLoginOutcome['kind']): void {
    const resolve = waiting;
    waiting = null;
    brought = NOTHING;
    hasLoggedIn = false;
    resolve?.({ kind });
  }

  return {
    async open(next) {
      settle('closed');
      const outcome = new Promise<SmsLoginOutcome>((resolve) => {
        waiting = resolve;
      });
      brought = next;
      if ((await goThere()).kind !== 'done') settle('failed');
      return outcome;
    },
    get brought() {
      return brought;
    },
    loggedIn() {
      hasLoggedIn = true;
    },
    ended: () => settle(hasLoggedIn ? 'logged-in' : 'closed'),
  };
}

export const smsLoginVisit = makeSmsLoginVisit(() => navigator.goTo('smsLogin'));
