/**
 * API of the tasks (product §2.7, contract tag `task`), and tolerant decoders for tasks in any response (product §2.3
 * "Task item"): what cannot be shown is left out.
 */
import type { Gateway } from '@/api/createGateway';
import { boolean, number, string, shortText } from '@/api/decode';
import type { Decoder } from '@/api/decoder';
import { ContractError } from '@/api/errors';
import { taskList, taskStart, taskSubscribe } from '@/api/generated/operations/task';
import { goodOnes, isObject, withDefault } from '@/api/lenient';
import type { Scope } from '@/api/scope';
import type { Host } from '@/platform/host/types';
import { prizeOf } from './prizeRules';
import { isShowFailed } from './taskRules';
import type { TaskBid, TaskOffer, TaskScene, TaskView } from './taskTypes';

/** Maximum of the contract. */
const MAX_TASKS = 100;
/** No browser or host opens longer addresses. */
const MAX_ADDRESS = 2048;
/** Longer texts cannot be a task's rules; they are sent with every `setData` of a mini program's list. */
const MAX_RULE = 20_000;

const id = shortText(64);
const title = shortText(60);
const fact = shortText(64);
const buttonText = shortText(6);
const code = withDefault(number, 0);
const isOn = withDefault(boolean, false);

/** '' if missing, not a text or too long; validated where it is used. */
const address: Decoder<string> = withDefault((value, path) => {
  const text = string(value, path).trim();
  if (text.length > MAX_ADDRESS) throw new ContractError(path, 'an address');
  return text;
}, '');

const html: Decoder<string> = withDefault((value, path) => string(value, path).trim().slice(0, MAX_RULE), '');

const FACTS = [
  'app_ver',
  'app_make',
  'app_os',
  'taskId',
  'taskName',
  'taskBudgetSource',
  'price',
  'businessId',
  'rtbAppName',
  'awaken',
] as const;

function bidOf(value: unknown, path: string): TaskBid | null {
  if (!isObject(value)) return null;
  return {
    requestId: id(value['requestId'], path),
    showUrl: address(value['nurl'], path),
    clickUrl: address(value['curl'], path),
    facts: Object.fromEntries(FACTS.map((name) => [name, fact(value[name], path)])),
  };
}

/**
 * One task.
 * @throws ContractError without id, title or status: it could not be shown
 */
export const taskItem: Decoder<TaskView> = (value, path) => {
  if (!isObject(value)) throw new ContractError(path, 'an object');
  const view: TaskView = {
    taskId: id(value['taskId'], path),
    status: number(value['taskStatus'], `${path}.taskStatus`),
    type: code(value['taskType'], path),
    channel: code(value['taskChannel'], path),
    // Decision: the item's title if both are given; the description does not say which is meant for the list.
    title: title(value['taskItemTitle'], path) || title(value['taskTitle'], path),
    prize: prizeOf(title(value['taskSubTitle'], path)),
    buttonText: buttonText(value['taskStatusButtonText'], path),
    iconUrl: address(value['taskIcon'], path),
    jumpUrl: address(value['taskJumpUrl'], path),
    schemeUrl: address(value['thirdSchemeUrl'], path),
    taskToken: address(value['taskToken'], path),
    ruleHtml: html(value['taskRule'], path),
    isJustFinished: isOn(value['firstFinishedFlag'], path),
    isReductionFund: isOn(value['isReductionFundsActivity'], path),
    channelId: id(value['channelId'], path),
    bid: bidOf(value['appIncentiveTask'], `${path}.appIncentiveTask`),
  };
  if (view.taskId === '' || view.title === '') throw new ContractError(path, 'a task that can be shown');
  return view;
};

/** Decision: a duplicate task is shown once; rows and running starts are keyed by its id. */
const taskItems: Decoder<readonly TaskView[]> = (value, path) =>
  goodOnes(taskItem, MAX_TASKS)(value, path).filter(
    ({ taskId }, index, all) => all.findIndex((other) => other.taskId === taskId) === index,
  );

const joinedFen: Decoder<number> = (value, path) => {
  const fen = number(isObject(value) ? value['reduceMoney'] : undefined, `${path}.reduceMoney`);
  if (fen < 0 || Math.floor(fen) !== fen) throw new ContractError(path, 'whole fen from 0');
  return fen;
};

/**
 * The offer of a place: `data` of the list call, and the weekly page's task module.
 * @throws ContractError if it is not an object
 */
export const taskOffer: Decoder<TaskOffer> = (value, path) => {
  if (!isObject(value)) throw new ContractError(path, 'an object');
  const tasks = taskItems(value['taskItemList'], `${path}.taskItemList`);
  return {
    titleImageUrl: address(value['titleImgUrl'], path),
    hasTopCards: value['taskStyleToggle'] === 1,
    tasks: tasks.filter((task) => !isShowFailed(task)),
    unshown: tasks.filter(isShowFailed),
    joinedFen: goodOnes(joinedFen, MAX_TASKS)(value['joinedList'], `${path}.joinedList`).reduce(
      (sum, fen) => sum + fen,
      0,
    ),
  };
};

/** Product §2.9 "Business scene codes"; the home popup has none, 0 in the contract. */
export const SCENE_CODE = { center: 3, pickDetail: 4, pick: 5, pickPaySuccess: 6, homePopup: 0 } as const;

export interface TaskPlace {
  readonly scene: TaskScene;
  readonly channelId: string;
}

interface StartAnswer {
  /** False: refused; `reasonText` may say why. */
  readonly isStarted: boolean;
  readonly reasonText: string;
  readonly taskToken: string;
}

/** Sent exactly once; starting a running task returns its token again. @throws ApiError */
export type StartCall = (taskId: string) => Promise<StartAnswer>;

export interface TaskApi {
  /** What the current user can earn at this place. @throws ApiError; UnauthorizedError without login */
  fetchOffer(scope: Scope): Promise<TaskOffer>;
  /** Whether notifications about tomorrow's tasks are subscribed; changes nothing. @throws ApiError */
  fetchSubscribed(): Promise<boolean>;
  /**
   * Sent exactly once; subscribing twice is not an error.
   * @returns whether it is subscribed now
   * @throws ApiError
   */
  subscribe(): Promise<boolean>;
}

/** Maximum length of the contract. */
const MAX_CHANNEL = 128;

/** With action 0 the subscription call changes nothing. */
const askSubscribed = { ...taskSubscribe, isWrite: undefined } as const;

/** Version and system are sent by the consumer app only. */
function clientOf({ kind, os, appVersionCode }: Host): { appSystem: string; appVersion: string } {
  const isApp = kind === 'consumer-app';
  return {
    appSystem: isApp && os !== 'other' ? os : '',
    appVersion: isApp && appVersionCode !== null ? String(appVersionCode) : '',
  };
}

/** @param scope the page's scope; its end cancels running requests */
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

/** Only the start call, for pages with their own tasks. @param scope the page's scope */
export function createTaskStart(gateway: Gateway, scope: Scope): StartCall {
  return async (taskId) => {
    const { data } = await gateway.call(taskStart, { taskId }, scope);
    return { isStarted: data.result, reasonText: data.reasonMsg, taskToken: data.taskToken };
  };
}
