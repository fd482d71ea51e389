/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { PickOpenRequest, PollingCabinetOperationRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { id, known, number, object, shortText } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf } from '../../lenient';

const wirePickOpenData = object({ operationId: id, skippedList: itemsOf(id, 100) });
export type PickOpenData = Decoded<typeof wirePickOpenData>;

/** Opens cells of the cabinet whose code was scanned; a repeat while it runs returns the same operation */
export const pickOpen: Operation<
  PickOpenRequest,
  PickOpenData
> = {
  path: '/post/pick/open',
  isWrite: true,
  decode: wirePickOpenData,
};

const wireCellState = object({ parcelId: id, cellNo: shortText(12), status: known(0, 1, 2) });
export type CellState = Decoded<typeof wireCellState>;

const wirePollingCabinetOperationData = object({
  status: known(0, 1, 2),
  reasonMsg: shortText(60),
  cellList: itemsOf(wireCellState, 100),
  pollAfterMs: number,
});
export type PollingCabinetOperationData = Decoded<typeof wirePollingCabinetOperationData>;

/** State of an opening; poll until status is not 0 */
export const pollingCabinetOperation: Operation<
  PollingCabinetOperationRequest,
  PollingCabinetOperationData
> = {
  path: '/post/act/pollingCabinetOperation',
  timeoutMs: 5000,
  decode: wirePollingCabinetOperationData,
};
