import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { toCallFailure } from '@/api/errors';
import { VisitorStore } from '@/data/VisitorStore';
import { network } from '@/platform/network';
import { loginGate, session } from '@/session';
import { gatedBy } from '@/session/gated';
import { PICK_TEXTS } from './pickTexts';
import type { WaitingParcel } from './pickRules';
import { createWaitingApi } from './waitingApi';

/**
 * What waits for the visitor, with the app's own collaborators, for one visit of a page.
 * @param isWanted parcels that the page is about; all when it is left out
 */
export function makeParcels(
  scope: Scope,
  isWanted: (parcel: WaitingParcel) => boolean = () => true,
): VisitorStore<readonly WaitingParcel[]> {
  const api = createWaitingApi(gateway);
  return new VisitorStore({
    fetch: async (asking) => (await api.fetchWaiting(asking)).filter(isWanted),
    token: () => session.token,
    isForAll: false,
    runGated: gatedBy(loginGate, scope),
    toCallFailure: (cause) => toCallFailure(cause, network.isOnline()),
    failedText: PICK_TEXTS.failed,
    scope,
  });
}
