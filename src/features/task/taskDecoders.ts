/** Tasks as any answer brings them (spec 2 §3 "Task item"); tolerant: what cannot be shown is left out. */
import { number, string, type Decoder } from '@/api/decode';
import { ContractError } from '@/api/errors';
import { goodOnes, isObject, withDefault } from '@/api/lenient';
import { shortWords } from '@/api/shortWords';
import { prizeOf } from './prizeRules';
import { isShowFailed } from './taskRules';
import type { TaskBid, TaskOffer, TaskView } from './taskTypes';

/** What the contract sends at most. */
const MAX_TASKS = 100;
/** Addresses beyond it no browser or host opens. */
const MAX_ADDRESS = 2048;
/** Rules longer than this are no rules of a task; they travel with every `setData` of a mini program's list. */
const MAX_RULE = 20_000;

const id = shortWords(64);
const title = shortWords(60);
const fact = shortWords(64);
const buttonText = shortWords(6);
const code = withDefault(number, 0);

/** '' when it is missing or none; checked where it is used. */
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
 * @throws ContractError when it has no id, no title or no status: nobody could tell what it is
 */
export const taskItem: Decoder<TaskView> = (value, path) => {
  if (!isObject(value)) throw new ContractError(path, 'an object');
  const view: TaskView = {
    taskId: id(value['taskId'], path),
    status: number(value['taskStatus'], `${path}.taskStatus`),
    type: code(value['taskType'], path),
    channel: code(value['taskChannel'], path),
    // Decision: the title of the item where both are given; which is meant for the list the spec does not say.
    title: title(value['taskItemTitle'], path) || title(value['taskTitle'], path),
    prize: prizeOf(title(value['taskSubTitle'], path)),
    buttonText: buttonText(value['taskStatusButtonText'], path),
    iconUrl: address(value['taskIcon'], path),
    jumpUrl: address(value['taskJumpUrl'], path),
    schemeUrl: address(value['thirdSchemeUrl'], path),
    taskToken: address(value['taskToken'], path),
    ruleHtml: html(value['taskRule'], path),
    isJustFinished: value['firstFinishedFlag'] === true,
    isReductionFund: value['isReductionFundsActivity'] === true,
    channelId: id(value['channelId'], path),
    bid: bidOf(value['appIncentiveTask'], `${path}.appIncentiveTask`),
  };
  if (view.taskId === '' || view.title === '') throw new ContractError(path, 'a task that can be shown');
  return view;
};

/** Decision: a task that comes twice is shown once; rows and what is under way go by its id. */
const taskItems: Decoder<readonly TaskView[]> = (value, path) =>
  goodOnes(taskItem, MAX_TASKS)(value, path).filter(
    ({ taskId }, index, all) => all.findIndex((other) => other.taskId === taskId) === index,
  );

const joinedFen: Decoder<number> = (value, path) => {
  const fen = number(isObject(value) ? value['reduceMoney'] : undefined, `${path}.reduceMoney`);
  if (fen < 0 || Math.floor(fen) !== fen) throw new ContractError(path, 'whole fen from 0');
  return fen;
};

/** What a place offers: `data` of the list call, and the weekly page's task module. @throws ContractError when it is no object */
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
