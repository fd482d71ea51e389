import { boolean, number } from '@/api/decode';
import type { Decoder } from '@/api/decoder';
import { ContractError } from '@/api/errors';
import { goodOnes, withDefault } from '@/api/lenient';
import { address, fields, nothingToShow, shownText } from '../shared/decoders';

export interface IncentiveStageView {
  /** Number of parcels to send, an integer from 1. */
  readonly targetCount: number;
  readonly prizeFen: number;
  readonly isReceived: boolean;
}

/** Prizes for sent parcels, with an end time (product §2.3 "sendIncentiveModule"). */
export interface SendIncentiveView {
  readonly titleImageUrl: string;
  /** Seconds from the response to the end; 0 or less: it is over. */
  readonly secondsLeft: number;
  readonly title: string;
  /** Number of sent parcels that count. */
  readonly sentCount: number;
  /** Sorted by target. */
  readonly stages: readonly IncentiveStageView[];
  /** '' for the default text. */
  readonly buttonText: string;
  /** '' for the send page. */
  readonly linkUrl: string;
}

/** The contract's limit. */
const MAX_STAGES = 10;
/** Ten years: a countdown beyond that makes no sense, and its milliseconds would exceed the safe integers. */
const MAX_SECONDS = 10 * 366 * 86_400;

const title = shownText(60);
const buttonText = shownText(10);

const count: Decoder<number> = (value, path) => {
  const whole = number(value, path);
  if (whole < 0 || !Number.isSafeInteger(whole)) throw new ContractError(path, 'a whole number from 0');
  return whole;
};

const stage: Decoder<IncentiveStageView> = (value, path) => {
  const item = fields(value, path);
  const targetCount = count(item['targetNum'], `${path}.targetNum`);
  if (targetCount === 0) throw new ContractError(`${path}.targetNum`, 'a whole number from 1');
  return {
    targetCount,
    prizeFen: count(item['prizeAmount'], `${path}.prizeAmount`),
    isReceived: withDefault(boolean, false)(item['isReceived'], path),
  };
};

/** @throws ContractError without progress or without any stage */
export const sendIncentiveModule: Decoder<SendIncentiveView> = (value, path) => {
  const module = fields(value, path);
  const answer = fields(module['sendIncentiveProgressResp'], `${path}.sendIncentiveProgressResp`);
  const progress = fields(answer['sendIncentiveTaskProgressDTO'], `${path}.sendIncentiveTaskProgressDTO`);
  const stages = goodOnes(stage, MAX_STAGES)(progress['stageList'], `${path}.stageList`);
  if (stages.length === 0) return nothingToShow(path);
  return {
    titleImageUrl: address(module['titleImgUrl'], path),
    // No default: a wrong end is worse than none.
    secondsLeft: Math.min(number(answer['secondsToexpiry'], `${path}.secondsToexpiry`), MAX_SECONDS),
    title: title(progress['title'], path),
    sentCount: withDefault(count, 0)(progress['currentNum'], path),
    stages: [...stages].sort((a, b) => a.targetCount - b.targetCount),
    buttonText: buttonText(progress['buttonText'], path),
    linkUrl: address(progress['buttonJumpUrl'], path),
  };
};
