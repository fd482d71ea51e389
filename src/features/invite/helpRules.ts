/**
 * Helping campaigns as the pages show them (product §3.11): states and texts. Pure; the amounts come from the gateway.
 */
import type { HelpHome, HelpReason } from '@/api/generated/operations/help';

/** State of the page. `closed`: a friend who cannot help (any more); `neutral`: an unknown state. */
export type HelpState =
  'to-start' | 'running' | 'reached' | 'over' | 'finished' | 'can-help' | 'closed' | 'neutral';

export function helpState({ isOwner, statusCode, reasonCode }: HelpHome): HelpState {
  if (!isOwner) return statusCode === 'RUNNING' && reasonCode === 'NONE' ? 'can-help' : 'closed';
  switch (statusCode) {
    case 'NONE':
      return 'to-start';
    case 'RUNNING':
      return 'running';
    case 'REACHED':
      return 'reached';
    case 'OVER':
      return 'over';
    case 'FINISHED':
      return 'finished';
    case 'unknown':
      return 'neutral';
  }
}

/** For a refusal without a text from the gateway. */
const REASONS: Readonly<Record<HelpReason, string>> = {
  NONE: '',
  HELPED: '您已经帮过TA啦',
  OWN: '不能帮自己哦，快去邀请好友吧',
  FULL: '来晚啦，好友已经凑齐了',
  OVER: '来晚啦，本次活动已结束',
  DAILY_LIMIT: '您今天的次数已用完，明天再来吧',
  NEW_ONLY: '仅限新用户参与',
  BOUGHT: '好友已经买下啦',
  SOLD_OUT: '来晚啦，已经被抢光啦',
  unknown: '暂时不能参与',
};

/** Why a friend cannot help: the gateway's text, else the code's. */
export function reasonText({
  reasonCode,
  reasonMsg,
}: {
  readonly reasonCode: HelpReason;
  readonly reasonMsg: string;
}): string {
  return reasonMsg.trim() || REASONS[reasonCode];
}

/** Text for a friend; a state that stops all users may come without an individual reason. */
export const closedText = (home: Pick<HelpHome, 'statusCode' | 'reasonCode' | 'reasonMsg'>): string =>
  home.statusCode === 'FINISHED' && home.reasonCode === 'NONE' ? '活动已结束' : reasonText(home);

/** Percentage of the bar, clamped to 0–100; only the full amount gives 100. */
export function barPercent(partFen: number, wholeFen: number): number {
  if (wholeFen <= 0 || partFen <= 0) return 0;
  return partFen >= wholeFen ? 100 : Math.floor((partFen * 100) / wholeFen);
}
