/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { withDefault } from '../../lenient';

export const wireEvaluationReply = object({ content: shortText(500), tm: withDefault(string, '') });
export type EvaluationReply = Decoded<typeof wireEvaluationReply>;
