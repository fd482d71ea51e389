import { number, type Decoder } from '@/api/decode';
import { goodOnes } from '@/api/lenient';
import { address, fields, nothingToShow, shownText } from '../shared/decoders';
import { prizeOf, type TaskPrize } from './taskRules';

export interface TaskView {
  readonly taskId: string;
  /** Spec 2 §4 "Task states". */
  readonly status: number;
  readonly title: string;
  readonly prize: TaskPrize;
  /** '' for our own words. */
  readonly buttonText: string;
  readonly iconUrl: string;
  readonly jumpUrl: string;
}

/** The slot of the task module (spec 2 §3 "Task module"). */
export interface TaskSlotView {
  readonly titleImageUrl: string;
  readonly tasks: readonly TaskView[];
}

/** Spec 2 §9: "capped at 8 items". */
const MAX_TASKS = 8;

const id = shownText(64);
const title = shownText(60);
const subTitle = shownText(60);
const buttonText = shownText(6);

const task: Decoder<TaskView> = (value, path) => {
  const item = fields(value, path);
  const view = {
    taskId: id(item['taskId'], path),
    status: number(item['taskStatus'], `${path}.taskStatus`),
    // Decision: the title of the item where both are given; which is meant for the list the spec does not say.
    title: title(item['taskItemTitle'], path) || title(item['taskTitle'], path),
    prize: prizeOf(subTitle(item['taskSubTitle'], path)),
    buttonText: buttonText(item['taskStatusButtonText'], path),
    iconUrl: address(item['taskIcon'], path),
    jumpUrl: address(item['taskJumpUrl'], path),
  };
  return view.taskId === '' || view.title === '' ? nothingToShow(path) : view;
};

/** @throws ContractError without any task */
export const taskModule: Decoder<TaskSlotView> = (value, path) => {
  const module = fields(value, path);
  const tasks = goodOnes(task, MAX_TASKS)(module['taskItemList'], `${path}.taskItemList`);
  if (tasks.length === 0) return nothingToShow(path);
  return { titleImageUrl: address(module['titleImgUrl'], path), tasks };
};
