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
