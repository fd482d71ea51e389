/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { known, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { withDefault } from '../../lenient';

const wireOrderState = known('WAIT_PICKUP', 'PICKED_UP', 'IN_TRANSIT', 'DELIVERING', 'SIGNED', 'CANCELLED');
/** WAIT_PICKUP waits for the courier, PICKED_UP collected, IN_TRANSIT on its way, DELIVERING out for delivery, SIGNED received, CANCELLED */
export type OrderState = Decoded<typeof wireOrderState>;

export const wireOrderTrace = object({ stateCode: wireOrderState, text: shortText(120), place: shortText(40), tm: withDefault(string, '') });
export type OrderTrace = Decoded<typeof wireOrderTrace>;
