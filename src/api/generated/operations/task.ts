/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { TaskListRequest, TaskStartRequest, TaskSubscribeRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { boolean, literal, object, rawObject, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';

const wireTaskListAnswer = rawObject;
type TaskListAnswer = Decoded<typeof wireTaskListAnswer>;

/** What this user can earn in one location: tasks, and the reduction-fund activities joined */
export const taskList: Operation<
  TaskListRequest,
  TaskListAnswer
> = {
  path: '/activity/api/user/task/list',
  decode: wireTaskListAnswer,
};

const wireTaskStartData = object({ result: boolean, reasonMsg: shortText(60), taskToken: string });
export type TaskStartData = Decoded<typeof wireTaskStartData>;

/** Starts a task and returns its token; starting a running task returns the same token again */
export const taskStart: Operation<
  TaskStartRequest,
  TaskStartData
> = {
  path: '/activity/api/user/task/start',
  isWrite: true,
  decode: wireTaskStartData,
};

const wireTaskSubscribeData = object({ status: literal(0, 1) });
export type TaskSubscribeData = Decoded<typeof wireTaskSubscribeData>;

/** Notice of the next day’s tasks: action 0 queries, 1 subscribes */
export const taskSubscribe: Operation<
  TaskSubscribeRequest,
  TaskSubscribeData
> = {
  path: '/activity/api/user/task/subscribe',
  isWrite: true,
  decode: wireTaskSubscribeData,
};
