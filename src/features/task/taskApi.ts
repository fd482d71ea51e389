/** Calls of the tasks (spec 2 §7, contract tag `task`). Raw server types stop here. */
import type { Gateway } from '@/api/createGateway';
import { taskList } from '@/api/generated/operations/taskList';
import { taskStart } from '@/api/generated/operations/taskStart';
import { taskSubscribe } from '@/api/generated/operations/taskSubscribe';
import type { Scope } from '@/api/scope';
import type { Host } from '@/platform/host/types';
import { taskOffer } from './taskDecoders';
import type { TaskOffer, TaskScene } from './taskTypes';

/** Spec 2 §9 "Business scene codes"; the home popup has none, 0 in the contract. */
export const SCENE_CODE = { center: 3, pickDetail: 4, pick: 5, pickPaySuccess: 6, homePopup: 0 } as const;

export interface TaskPlace {
  readonly scene: TaskScene;
  readonly channelId: string;
}

export interface StartAnswer {
  /** False: refused, and `reasonText` may say why. */
  readonly isStarted: boolean;
  readonly reasonText: string;
  readonly taskToken: string;
}

/** Sent exactly once; starting one that runs gives its token again. @throws ApiError */
export type StartCall = (taskId: string) => Promise<StartAnswer>;

export interface TaskApi {
  /** What this visitor can earn at this place. @throws ApiError; UnauthorizedError without login */
  fetchOffer(scope: Scope): Promise<TaskOffer>;
  /** Whether tomorrow's tasks are told; changes nothing. @throws ApiError */
  fetchSubscribed(): Promise<boolean>;
  /** Sent exactly once; subscribing twice is no failure. @returns whether it is subscribed now @throws ApiError */
  subscribe(): Promise<boolean>;
}

/** What the contract takes. */
const MAX_CHANNEL = 128;

/** Asked with action 0 the call of the subscription changes nothing. */
const askSubscribed = { ...taskSubscribe, isWrite: undefined } as const;

/** Version and system are the consumer app's only. */
function clientOf({ kind, os, appVersionCode }: Host): { appSystem: string; appVersion: string } {
  const isApp = kind === 'consumer-app';
  return {
    appSystem: isApp && os !== 'other' ? os : '',
    appVersion: isApp && appVersionCode !== null ? String(appVersionCode) : '',
  };
}

/** @param scope life of the page; its end cancels what is in flight */
export function createTaskApi(gateway: Gateway, place: TaskPlace, host: Host, scope: Scope): TaskApi {
  const channelId = place.channelId.slice(0, MAX_CHANNEL);
  return {
    async fetchOffer(ownScope) {
      const { data } = await gateway.call(
        taskList,
        { scene: SCENE_CODE[place.scene], channelId, ...clientOf(host) },
        ownScope,
      );
      return taskOffer(data, 'data');
    },
    async fetchSubscribed() {
      return (await gateway.call(askSubscribed, { action: 0, channelId }, scope)).data.status === 1;
    },
    async subscribe() {
      return (await gateway.call(taskSubscribe, { action: 1, channelId }, scope)).data.status === 1;
    },
  };
}

/** The start call alone, for pages that bring their own tasks. @param scope life of the page */
export function createTaskStart(gateway: Gateway, scope: Scope): StartCall {
  return async (taskId) => {
    const { data } = await gateway.call(taskStart, { taskId }, scope);
    return { isStarted: data.result, reasonText: data.reasonMsg, taskToken: data.taskToken };
  };
}
