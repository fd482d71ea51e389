/** API that opens cells (contract tag `pick`). DTOs do not leave this file. */
import type { Gateway } from '@/api/createGateway';
import { pickOpen, pollingCabinetOperation } from '@/api/generated/operations/openCabinet';
import type { Scope } from '@/api/scope';
import type { CellStatus, Opening, OpeningState } from './openTypes';

/** An unknown status counts as waiting, until the polling time is over. */
const STATUS: Readonly<Record<0 | 1 | 2 | 'unknown', CellStatus>> = {
  0: 'waiting',
  1: 'opened',
  2: 'failed',
  unknown: 'waiting',
};
export interface OpenApi {
  /**
   * Opens cells: all of the user's in that cabinet, or one. Repeated while it runs, it returns the same opening.
   * @param parcelId '' for all
   * @throws ApiError
   */
  open(cabinetCode: string, parcelId: string, scope: Scope): Promise<Opening>;
  /** @throws ApiError */
  fetchState(operationId: string, scope: Scope): Promise<OpeningState>;
}

export function createOpenApi(gateway: Gateway): OpenApi {
  return {
    async open(cabinetCode, parcelId, scope) {
      const { data } = await gateway.call(pickOpen, { cabinetCode, parcelId }, scope);
      return { operationId: data.operationId, skippedIds: data.skippedList };
    },
    async fetchState(operationId, scope) {
      const { data } = await gateway.call(pollingCabinetOperation, { operationId }, scope);
      return {
        status: STATUS[data.status],
        reason: data.reasonMsg,
        cells: data.cellList.map((cell) => ({ ...cell, status: STATUS[cell.status] })),
        askAfterMs: Math.max(0, data.pollAfterMs),
      };
    },
  };
}
