import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { pageDeps } from '@/data/pageDeps';
import { toast } from '@/platform/toast';
import { loginGate, session } from '@/session';
import { fetchAccount } from './accountApi';

/** The login itself went wrong; the popup has its own words for what happens in it. */
const FAILED = '登录失败，请稍后再试';

/**
 * 去登录 on a page that everybody may see. The call behind it needs login, so that hosts with a login address of their
 * own are led there by its answer, and a token that has ended is found out. The page sees the login by the session.
 */
export async function logInHere(scope: Scope): Promise<void> {
  try {
    const outcome = await loginGate.whenLoggedIn(() => fetchAccount(gateway, scope), { scope });
    if (outcome.kind === 'done' && session.isLoggedIn) session.setPhone(outcome.value.phone);
  } catch (cause) {
    const { kind } = pageDeps(scope).toCallFailure(cause);
    // Logged in all the same: the page asks for what it needs by itself.
    if (kind !== 'cancelled' && !session.isLoggedIn) toast.show(FAILED);
  }
}
