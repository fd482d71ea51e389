/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { type Decoded } from '../../decode';
import type { Operation } from '../../operation';
import { rawObject } from '../../raw';
import type { components } from '../gateway';

const wireAnswer = rawObject;
type Answer = Decoded<typeof wireAnswer>;

/** What this visitor can earn at one place: tasks, and the reduction-fund activities joined */
export const taskList: Operation<
  components['schemas']['TaskListRequest'],
  Answer
> = {
  path: '/activity/api/user/task/list',
  decode: wireAnswer,
};
