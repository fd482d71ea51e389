/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { SendActivityPageInfoQuery } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, known, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { withDefault } from '../../lenient';

const wireSendActivityPageInfo = object({
  activityCode: withDefault(string, ''),
  title: shortText(40),
  subTitle: shortText(60),
  imgUrl: withDefault(string, ''),
  buttonText: shortText(6),
  jumpUrl: withDefault(string, ''),
  statusCode: known('NONE', 'RUNNING', 'REACHED', 'OVER', 'FINISHED'),
  goalFen: withDefault(amount, 0),
  sumFen: withDefault(amount, 0),
});
export type SendActivityPageInfo = Decoded<typeof wireSendActivityPageInfo>;

/** The cash campaign on a home services page, and this user’s progress in it; no login needed */
export const sendActivityPageInfo: Operation<
  SendActivityPageInfoQuery,
  SendActivityPageInfo
> = {
  path: '/oc/cash/activity/sendActivityPageInfo',
  method: 'GET',
  decode: wireSendActivityPageInfo,
};
