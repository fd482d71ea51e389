/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { literal, nullable, object, string, type Decoded } from '../../decode';
import { wireIncentiveTaskInfo } from '../schemas/IncentiveTaskInfo';

const wireIncentivePageCode = literal('1001', '1002', '1003', '1004', '2001', '2002', '2003', '2004', '2005', '2006');
/** 1xxx exception pages, 2xxx task pages (product §1.2.2): 1001 not started, 1002 finished, 1003 paused, 1004 off shelf; 2001 not joined, 2002 in progress, 2003 every prize of the round received, 2004 the round's days are over with at least one prize, 2005 over without a prize, 2006 over without a parcel sent. */
export type IncentivePageCode = Decoded<typeof wireIncentivePageCode>;

export const wireIncentiveState = object({ pageCode: wireIncentivePageCode, taskInfo: nullable(wireIncentiveTaskInfo), phone: string });
export type IncentiveState = Decoded<typeof wireIncentiveState>;
