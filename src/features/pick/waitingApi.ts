/** API of the user's waiting parcels (contract tag `pick`). DTOs do not leave this file. */
import type { Gateway, Scope } from '@/api';
import { pickWaiting } from '@/api/generated/operations/waitingParcels';
import type { WaitingParcel as WireParcel } from '@/api/generated/schemas/WaitingParcel';
import type { WaitingParcel } from '@/domain/parcel/pickRules';
import { parseBeijingTime, toMinute } from '@/utils/beijingTime';

interface WaitingApi {
  /** Overdue ones first, then the oldest. @throws ApiError; UnauthorizedError without login */
  fetchWaiting(scope: Scope): Promise<readonly WaitingParcel[]>;
}

/**
 * Decision: the user's position is not sent; distances are computed here from the cabinets' positions, so that the
 * position never leaves the phone and a loaded list needs no second request once the position is known.
 */
export function createWaitingApi(gateway: Gateway): WaitingApi {
  return {
    async fetchWaiting(scope) {
      const { data } = await gateway.call(pickWaiting, { longitude: '', latitude: '' }, scope);
      return data.parcelList.map(toParcel);
    },
  };
}

function toParcel(wire: WireParcel): WaitingParcel {
  return {
    id: wire.parcelId,
    carrierName: wire.carrierName,
    waybillTail: wire.waybillTail,
    cabinet: {
      code: wire.cabinetCode,
      name: wire.cabinetName,
      address: wire.cabinetAddress,
      isOnline: wire.isCabinetOnline,
      longitude: wire.longitude,
      latitude: wire.latitude,
    },
    cellNo: wire.cellNo,
    code: wire.pickupCode,
    arrivedAt: toMinute(wire.arrivedTm),
    freeUntil: toMinute(wire.overdueTm),
    freeUntilMs: parseBeijingTime(wire.overdueTm) ?? 0,
    feeFen: wire.overdueFeeFen,
    reductionFen: wire.reductionFen,
    payFen: wire.payFen,
    feeRule: wire.feeRule,
  };
}
