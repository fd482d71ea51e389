import { pageDeps } from '@/data/pageDeps';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { Query } from '@/data/Query';
import { PICK_TEXTS } from './pickTexts';
import type { WaitingParcel } from './pickRules';
import { createWaitingApi } from './waitingApi';

/**
 * The user's waiting parcels, with the app's services, for one page visit.
 * @param isWanted filters the parcels that the page is about; all if omitted
 */
export function makeParcels(
  scope: Scope,
  isWanted: (parcel: WaitingParcel) => boolean = () => true,
): Query<readonly WaitingParcel[]> {
  const api = createWaitingApi(gateway);
  return new Query({
    fetch: async (asking) => (await api.fetchWaiting(asking)).filter(isWanted),
    ...pageDeps(scope),
    isForAll: false,
    failedText: PICK_TEXTS.failed,
  });
}
