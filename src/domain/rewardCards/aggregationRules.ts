/** Rules of the cards of a task package (product §1.4 "Aggregation task card states"). Pure. */
import { formatFen } from '@/utils/money';
import type { AggregationStage } from './aggregationTypes';

/** Product §1.4 "Aggregation task card states", §1.2.5. */
export type CardState =
  'TO_USE' | 'WAIT_DISTRIBUTION' | 'CAN_RECEIVE' | 'WAIT_RECEIVE_ACTIVE' | 'WAIT_RECEIVE_DIS';

/** `multiple` if any stage needs more than one parcel. */
type Mode = 'single' | 'multiple';

type Counts = Pick<AggregationStage, 'targetCount' | 'currentCount'>;

export const isFinished = ({ targetCount, currentCount }: Counts): boolean => currentCount >= targetCount;

/** Index of the current task: the first unfinished one, the last if all are done; -1 without any. */
export function currentIndex(stages: readonly Counts[]): number {
  const first = stages.findIndex((stage) => !isFinished(stage));
  return first >= 0 ? first : stages.length - 1;
}

export const modeOf = (stages: readonly Counts[]): Mode =>
  stages.some(({ targetCount }) => targetCount > 1) ? 'multiple' : 'single';

export function cardState(
  stage: Pick<AggregationStage, 'targetCount' | 'currentCount' | 'distributionStatus'>,
  isCurrent: boolean,
): CardState {
  if (stage.distributionStatus === 2) return 'TO_USE';
  // An unknown status is neither claimed nor used on a guess.
  if (stage.distributionStatus !== 0) return 'WAIT_DISTRIBUTION';
  if (isFinished(stage)) return 'CAN_RECEIVE';
  return isCurrent ? 'WAIT_RECEIVE_ACTIVE' : 'WAIT_RECEIVE_DIS';
}

/** `已寄 1 件`, `再寄 2 件可领`; in multiple mode `已寄 3/3 件`, `再寄 1/3 件可领` (the description's own numbers). */
export function progressText(stage: Counts, mode: Mode): string {
  const { targetCount, currentCount } = stage;
  const figures = `${currentCount}/${targetCount}`;
  if (isFinished(stage)) return `已寄 ${mode === 'single' ? currentCount : figures} 件`;
  return `再寄 ${mode === 'single' ? targetCount - currentCount : figures} 件可领`;
}

/**
 * Percentage of the bar over all stages, 0 to 100 with at most two decimals: every stage has an equal share, filled
 * when the stage is finished and proportionally for the current one. Rounded down: 100 means that all are done.
 */
export function barPercent(stages: readonly Counts[]): number {
  const finished = stages.filter(isFinished).length;
  if (stages.length === 0 || finished === stages.length) return stages.length === 0 ? 0 : 100;
  const current = stages[currentIndex(stages)];
  const part = current === undefined ? 0 : current.currentCount / current.targetCount;
  return Math.floor(((finished + part) / stages.length) * 10_000) / 100;
}

export interface CardView extends AggregationStage {
  readonly state: CardState;
  readonly isCurrent: boolean;
  readonly progress: string;
}

/** The stages as cards, in the gateway's order. */
export function toCards(stages: readonly AggregationStage[]): readonly CardView[] {
  const current = currentIndex(stages);
  const mode = modeOf(stages);
  return stages.map((stage, index) => ({
    ...stage,
    state: cardState(stage, index === current),
    isCurrent: index === current,
    progress: progressText(stage, mode),
  }));
}

/** Index of the card at which a scrolling row begins: the first that can be claimed, else the current one. */
export function firstShownIndex(cards: readonly Pick<CardView, 'state' | 'isCurrent'>[]): number {
  const claimable = cards.findIndex(({ state }) => state === 'CAN_RECEIVE');
  return claimable >= 0 ? claimable : cards.findIndex(({ isCurrent }) => isCurrent);
}

/** Screen-reader label of a card, with its visible texts: `第2阶段 ￥5 寄件券 再寄 2 件可领 待领取`. */
export function cardName(card: CardView, title: string, buttonText: string): string {
  return `第${card.stageNo}阶段 ￥${formatFen(card.prizeValueFen)} ${title} ${card.progress} ${buttonText}`;
}

/** Above this number of cards the row scrolls (product §1.9). */
export const MAX_FIXED_CARDS = 3;

/** Delays between a tap and the send page, in milliseconds (product §1.9 "Card click delays"). */
export const JUMP_DELAY_MS = { toUse: 200, waiting: 2000 } as const;
