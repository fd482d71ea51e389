import { readCaptchaAnswer } from './answer';
import type { CaptchaOutcome } from './types';

/**
 * Between `captcha.verify` and the mini programs' captcha page: one waits, the other reports. One slider at a
 * time; a second `expect` closes the first.
 */
let waiting: ((outcome: CaptchaOutcome) => void) | null = null;

function settle(outcome: CaptchaOutcome): void {
  const resolve = waiting;
  waiting = null;
  resolve?.(outcome);
}

export const captchaChannel = {
  expect(): Promise<CaptchaOutcome> {
    settle({ kind: 'closed' });
    return new Promise((resolve) => {
      waiting = resolve;
    });
  },

  /**
   * What the web view posted: the answer itself or the list of everything posted since the page opened (the
   * messaging app delivers them together), of which the last counts. Ignored when nobody waits.
   */
  report(message: unknown): void {
    settle(readCaptchaAnswer(Array.isArray(message) ? message[message.length - 1] : message));
  },

  /** The page is going away; harmless after a report. */
  closed(): void {
    settle({ kind: 'closed' });
  },

  /** The page could not be opened. */
  failed(outcome: CaptchaOutcome): void {
    settle(outcome);
  },
};
