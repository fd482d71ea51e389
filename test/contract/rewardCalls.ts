import type { FastifyInstance } from 'fastify';
import { post, type GatewayAnswer } from './harness';

const TASK = 'activity/api/user/task';
export const REDUCTION = 'activity/api/reduceMoneyActivity';
export const APP_INCENTIVE = 'activity/api/appIncentive';

/** Calls of one user about tasks, funds and claims; anonymous without a token. */
export function rewardCalls(app: FastifyInstance, token?: string) {
  const call = (path: string, body: Readonly<Record<string, unknown>>): Promise<GatewayAnswer> =>
    post(app, path, body, token === undefined ? {} : { token });
  return {
    list: (channelId = '', scene = 3) =>
      call(`${TASK}/list`, { scene, channelId, appSystem: '', appVersion: '' }),
    start: (taskId: string) => call(`${TASK}/start`, { taskId }),
    subscribe: (action: 0 | 1, channelId = '') => call(`${TASK}/subscribe`, { action, channelId }),
    join: (activityCode: string) => call(`${REDUCTION}/join`, { activityCode, channelId: '' }),
    joined: () => call(`${REDUCTION}/joinedList`, { channelId: '' }),
    fund: () => call(`${REDUCTION}/fund`, { channelId: '' }),
    records: (type = 0, bizId = '', pageNo = 1, pageSize = 50) =>
      call(`${REDUCTION}/fundRecords`, { type, bizId, pageNo, pageSize }),
    info: (activityCode: string, kind = 'EXTEND') =>
      call(`${REDUCTION}/info`, { activityCode, kind, channelId: '' }),
    incentive: (activityCode = '') =>
      call(`${APP_INCENTIVE}/info`, { activityCode, channelId: '', appSystem: '', appVersion: '' }),
    claim: (activityCode: string, taskId: string) => call(`${APP_INCENTIVE}/claim`, { activityCode, taskId }),
  };
}
