/** The user's invited friends, paged (contract tag `inviteRewards`). Raw server types stay inside this file. */
import { observable } from 'mobx';
import type { Gateway } from '@/api/createGateway';
import { type InviteReward, inviteRewards } from '@/api/generated/operations/inviteRewards';
import type { PagedSource } from '@/data/PagedQuery';
import { toMinute } from '@/utils/beijingTime';

export interface RewardRow extends Omit<InviteReward, 'time'> {
  /** When this state was reached: Beijing time to the minute; '' if the gateway sends none. */
  readonly at: string;
}

export interface RewardSum {
  /** Total reward from all friends in fen, as the gateway adds it up; null until known. */
  readonly earnedFen: number | null;
}

const PAGE_SIZE = 20;
const MAX_CODE = 64;

/** @param activityCode '': the running campaign */
export function rewardsOf(
  gateway: Pick<Gateway, 'call'>,
  activityCode: string,
): { readonly source: PagedSource<RewardRow>; readonly sum: RewardSum } {
  const sum = observable.object<{ earnedFen: number | null }>({ earnedFen: null });
  return {
    sum,
    source: {
      pageSize: PAGE_SIZE,
      filter: undefined,
      async fetchPage(pageNo, scope) {
        const { data } = await gateway.call(
          inviteRewards,
          { version: 'V2', activityCode: activityCode.slice(0, MAX_CODE), pageNo, pageSize: PAGE_SIZE },
          scope,
        );
        sum.earnedFen = data.earnedMoney;
        return { rows: data.content.map(toRow), total: data.total };
      },
    },
  };
}

const toRow = ({ time, ...reward }: InviteReward): RewardRow => ({ ...reward, at: toMinute(time) });
