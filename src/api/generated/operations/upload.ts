/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { UploadKeySignRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { matching, object, string, textOf } from '../../decode';
import type { Decoded } from '../../decoder';
import { withDefault } from '../../lenient';

const wireUploadKeySign = object({
  uploadUrl: textOf(1, 2048),
  key: matching(/^[\w./-]{1,200}$/),
  sign: textOf(1, 1024),
  viewUrl: withDefault(string, ''),
});
export type UploadKeySign = Decoded<typeof wireUploadKeySign>;

/** Upload address for one picture, valid once and for ten minutes */
export const uploadKeySign: Operation<
  UploadKeySignRequest,
  UploadKeySign
> = {
  path: '/consumer/v1/qcloud/getUploadKeySign',
  form: true,
  decode: wireUploadKeySign,
};
