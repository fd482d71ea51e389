/**
 * A closing of the account whose response was lost. Its ticket is stored on the device before the request is sent, so
 * that the app finds out the result after a restart too, and before it offers a login: a login revokes the closing.
 */
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { logOffState, type LogOffStateData } from '@/api/generated/operations/closeAccount';
import { ignoreRefusal } from '@/api/ignoreRefusal';
import { pageDeps } from '@/data/pageDeps';
import { anyLogin, Query } from '@/data/Query';
import { CLOSE_CODE, noteClosed } from '@/features/account/closeSteps';
import { navigator } from '@/navigation';
import { session } from '@/session';
import { logOutAndErase } from '@/session/appLogOut';
import { openPendingActs } from '@/session/deviceStorage';
import type { ActMemory, PendingAct } from '@/session/pendingActs';

/** `what` of the act is its ticket. */
export const closingActs = (): ActMemory => openPendingActs('closeAccount');

/** While a login works, another account's closing is not this user's. */
function pending(): readonly PendingAct[] {
  const acts = closingActs();
  const own = acts.own();
  const candidates = [...(own === null ? [] : [own]), ...(session.isLoggedIn ? [] : acts.others())];
  return candidates.filter(({ isUncertain, what }) => isUncertain && what !== '');
}

/** Query for the result of pending closings, true: closed, and left for the success page. Null: nothing is pending. */
export function openClosing(scope: Scope): Query<boolean> | null {
  if (pending().length === 0) return null;
  return new Query({
    ...pageDeps(scope),
    fetch: resume,
    token: anyLogin,
    isForAll: true,
    failedText: '还不知道账号是否已注销，请重试',
  });
}

async function resume(scope: Scope): Promise<boolean> {
  const acts = closingActs();
  for (const act of pending()) {
    const state = await closingState(act.what, scope);
    if (state?.isClosed === true) {
      acts.forget(act);
      await leaveClosed(state.closesAt, act.owner);
      return true;
    }
    acts.write({ ...act, isUncertain: false });
  }
  return false;
}

/**
 * Result of the ticket; null: it has expired. Public, because closing ends the login it was sent with, and a new login
 * would cancel the closing.
 * @throws ApiError
 */
export async function closingState(ticket: string, scope?: Scope): Promise<LogOffStateData | null> {
  return ignoreRefusal(
    CLOSE_CODE.ticketOver,
    null,
    async () => (await gateway.call(logOffState, { ticket }, scope)).data,
  );
}

/** @param owner mark of the closed account; by default the current one */
export async function leaveClosed(closesAt: string | null, owner = session.accountMark): Promise<void> {
  noteClosed({ closesAt });
  await logOutAndErase(owner);
  await navigator.replaceWith('logOffSuccess');
}
