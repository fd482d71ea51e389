import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { openLastAnswer } from '@/data/openLastAnswer';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import type { WaitingParcel } from '@/domain/parcel/pickRules';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import { createWaitingApi } from './waitingApi';
import { KEPT_PARCELS } from './waitingKept';

/**
 * The user's waiting parcels, with the app's services, for one page visit.
 * @param isWanted filters the parcels that the page is about; all if omitted: these are also shown without a network
 */
export function makeParcels(
  scope: Scope,
  isWanted?: (parcel: WaitingParcel) => boolean,
): Query<readonly WaitingParcel[]> {
  const api = createWaitingApi(gateway);
  return new Query<readonly WaitingParcel[]>({
    async fetch(asking) {
      const parcels = await api.fetchWaiting(asking);
      return isWanted === undefined ? parcels : parcels.filter(isWanted);
    },
    ...pageDeps(scope),
    lastAnswer: isWanted === undefined ? openLastAnswer('parcels', KEPT_PARCELS) : undefined,
    isForAll: false,
    failedText: PICK_TEXTS.failed,
  });
}
