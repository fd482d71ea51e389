import { field } from '../attempt';
import { failure } from '../outcome';
import type { CaptchaOutcome } from './types';

/** Result codes of the slider script. */
const RET_PASSED = 0;
const RET_CLOSED = 2;

/**
 * Parses the slider's result: `{ ret, ticket, randstr }`. Tickets that start with `trerror_` are the script's own
 * emergency tickets, issued when its server is down; they are passed on, and the gateway decides.
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
 * Connects `captcha.verify` with the mini programs' captcha page: one waits for the result, the other reports it. Only
 * one slider at a time; a second `expect` closes the first.
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
   * Accepts what the web view posted: the result itself, or the list of everything posted since the page opened (the
   * messaging app delivers it in one event), of which the last entry counts. Ignored when no call is waiting.
   */
  report(message: unknown): void {
    settle(readCaptchaAnswer(Array.isArray(message) ? message[message.length - 1] : message));
  },

  /** The page is unloading; has no effect after a report. */
  closed(): void {
    settle({ kind: 'closed' });
  },

  /** The page could not be opened. */
  failed(outcome: CaptchaOutcome): void {
    settle(outcome);
  },
};
