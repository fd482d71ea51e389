import { field } from '../attempt';
import { failure } from '../outcome';
import type { CaptchaOutcome } from './types';

/** The slider's own result numbers. */
const RET_PASSED = 0;
const RET_CLOSED = 2;

/**
 * Reads what a slider reports: `{ ret, ticket, randstr }`. Tickets that start with `trerror_` are the script's own
 * emergency tickets when its server is down; they are passed on, the gateway decides.
 */
export function readCaptchaAnswer(answer: unknown): CaptchaOutcome {
  const ret = field(answer, 'ret');
  if (ret === RET_CLOSED) return { kind: 'closed' };
  const ticket = field(answer, 'ticket');
  const randStr = field(answer, 'randstr');
  if (ret === RET_PASSED && typeof ticket === 'string' && ticket !== '' && typeof randStr === 'string') {
    return { kind: 'passed', ticket, randStr };
  }
  return failure('the slider answered in an unknown form');
}

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
