/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { boolean, object, string, type Decoded } from '../../decode';
import type { Operation } from '../../operation';
import { shortWords } from '../../shortWords';
import type { components } from '../gateway';

const wireTaskStartData = object({ result: boolean, reasonMsg: shortWords(60), taskToken: string });
export type TaskStartData = Decoded<typeof wireTaskStartData>;

/** Starts a task and gives its token; starting one that runs gives the same token again */
export const taskStart: Operation<
  components['schemas']['TaskStartRequest'],
  TaskStartData
> = {
  path: '/activity/api/user/task/start',
  isWrite: true,
  decode: wireTaskStartData,
};
