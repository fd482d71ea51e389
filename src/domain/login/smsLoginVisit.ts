import { navigator } from '@/navigation';
import type { LoginTexts } from '@/session';

/** What the popup passes to the page. */
interface SmsLoginBrought {
  readonly words: LoginTexts | null;
  /** Already ticked in the popup: the same two agreements. Not in the address, where anyone could set it. */
  readonly isAgreed: boolean;
}

export type SmsLoginOutcome = { readonly kind: 'logged-in' | 'closed' | 'failed' };

interface SmsLoginVisit {
  /**
   * Opens the SMS login page and waits until it has closed. `closed` also when a second one opens; `failed`: the page
   * could not be opened.
   */
  open(brought: SmsLoginBrought): Promise<SmsLoginOutcome>;
  /** For the page: what the popup passed; defaults if the page was opened by its address. */
  readonly brought: SmsLoginBrought;
  /**
   * For the page: the user has logged in. Reported once the page has closed, so that the waiting action continues on
   * its own page.
   */
  loggedIn(): void;
  /** For the page: it was unmounted. Harmless if nothing waits. */
  ended(): void;
}

const NOTHING: SmsLoginBrought = { words: null, isAgreed: false };

/** Connects the mini programs' login popup with the SMS login page. One visit at a time. */
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
