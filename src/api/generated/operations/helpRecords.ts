/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { HelpRecordsRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, id, known, number, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf, withDefault } from '../../lenient';

const wireHelpRecord = object({
  id: id,
  activityCode: withDefault(string, ''),
  title: shortText(40),
  state: known('RUNNING', 'REACHED', 'BOUGHT', 'OVER'),
  goalFen: amount,
  sumFen: amount,
  helperCount: number,
  startTm: withDefault(string, ''),
});
export type HelpRecord = Decoded<typeof wireHelpRecord>;

const wireHelpRecordsData = object({ content: itemsOf(wireHelpRecord, 50), total: number });
export type HelpRecordsData = Decoded<typeof wireHelpRecordsData>;

/** One page of the rounds that the user has started, newest first */
export const helpRecords: Operation<
  HelpRecordsRequest,
  HelpRecordsData
> = {
  path: '/activity/api/help/records',
  decode: wireHelpRecordsData,
};
