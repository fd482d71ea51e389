/** Calls that open cells (contract tag `pick`). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import { array, literal, number, object } from '@/api/decode';
import { shortWords } from '@/api/shortWords';
import { id } from '@/api/wireForms';
import type { CellStatus, Opening, OpeningState } from './openTypes';

const MAX_CELL = 12;
const MAX_REASON = 60;
/** An answer that takes longer is of no use to somebody who stands before a cabinet. */
const POLL_TIMEOUT_MS = 5_000;

const STATUS: Readonly<Record<0 | 1 | 2, CellStatus>> = { 0: 'waiting', 1: 'opened', 2: 'failed' };
const status = literal(0, 1, 2);

const wireOpening = object({ operationId: id, skippedList: array(id) });
const wireState = object({
  status,
  reasonMsg: shortWords(MAX_REASON),
  cellList: array(object({ parcelId: id, cellNo: shortWords(MAX_CELL), status })),
  pollAfterMs: number,
});

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
      const { data } = await gateway.write(
        { path: '/post/pick/open', json: { cabinetCode, parcelId }, decode: wireOpening },
        scope,
      );
      return { operationId: data.operationId, skippedIds: data.skippedList };
    },
    async fetchState(operationId, scope) {
      const { data } = await gateway.read(
        {
          path: '/post/act/pollingCabinetOperation',
          json: { operationId },
          timeoutMs: POLL_TIMEOUT_MS,
          decode: wireState,
        },
        scope,
      );
      return {
        status: STATUS[data.status],
        reason: data.reasonMsg,
        cells: data.cellList.map((cell) => ({ ...cell, status: STATUS[cell.status] })),
        askAfterMs: Math.max(0, data.pollAfterMs),
      };
    },
  };
}
