/** Calls that open cells (contract tag `pick`). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import { pickOpen } from '@/api/generated/operations/pickOpen';
import { pollingCabinetOperation } from '@/api/generated/operations/pollingCabinetOperation';
import type { CellStatus, Opening, OpeningState } from './openTypes';

const STATUS: Readonly<Record<0 | 1 | 2, CellStatus>> = { 0: 'waiting', 1: 'opened', 2: 'failed' };
export interface OpenApi {
  /**
   * Opens cells: all of the visitor in that cabinet, or one. Asked again while it runs it answers the same opening.
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
