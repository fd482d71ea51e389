/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { SubscribeReportRequest, SubscribeTemplatesRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { ignored, object, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf } from '../../lenient';

const wireSubscribeTemplate = object({ templateId: string });
export type SubscribeTemplate = Decoded<typeof wireSubscribeTemplate>;

const wireSubscribeTemplatesData = object({ templateList: itemsOf(wireSubscribeTemplate, 20) });
export type SubscribeTemplatesData = Decoded<typeof wireSubscribeTemplatesData>;

/** Message templates of a scene for this client, the most important first; hosts accept three at a time. Empty except for clients 5 and 6 */
export const subscribeTemplates: Operation<
  SubscribeTemplatesRequest,
  SubscribeTemplatesData
> = {
  path: '/base/config/subscribeTemplates',
  decode: wireSubscribeTemplatesData,
};

const wireSubscribeReportAnswer = ignored;
type SubscribeReportAnswer = Decoded<typeof wireSubscribeReportAnswer>;

/** The user’s answer to the host’s subscription prompt */
export const subscribeReport: Operation<
  SubscribeReportRequest,
  SubscribeReportAnswer
> = {
  path: '/base/subscribe/report',
  isWrite: true,
  decode: wireSubscribeReportAnswer,
};
