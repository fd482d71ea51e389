import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { pageDeps } from '@/data/pageDeps';
import { toast } from '@/platform/toast';
import { loginGate, session } from '@/session';
import { fetchAccount } from './accountApi';

/** The login itself failed; the login popup shows its own errors. */
const FAILED = '登录失败，请稍后再试';

/**
 * 去登录 on a page that needs no login. Goes through a call that does need one: on hosts with their own login page its
 * response leads there, and an expired token is detected. The page observes the session to see the login.
 * @param act what waits behind the login (`登录后…`), where the page's own act is another
 */
export async function logInHere(scope: Scope, act?: string): Promise<void> {
  try {
    const outcome = await loginGate.whenLoggedIn(() => fetchAccount(gateway, scope), {
      scope,
      words: act === undefined ? {} : { act },
    });
    if (outcome.kind === 'done' && session.isLoggedIn) session.setPhone(outcome.value.phone);
  } catch (cause) {
    const { kind } = pageDeps(scope).toCallFailure(cause);
    // Logged in despite the error: the page fetches its own data.
    if (kind !== 'cancelled' && !session.isLoggedIn) toast.show(FAILED);
  }
}
