/** The visitor's invited friends, page by page (contract tag `inviteRewards`). Raw server types stop here. */
import { observable } from 'mobx';
import type { Gateway } from '@/api/createGateway';
import { type InviteReward, inviteRewards } from '@/api/generated/operations/inviteRewards';
import type { PagedSource } from '@/data/PagedQuery';
import { toMinute } from '@/utils/beijingTime';

export interface RewardRow extends Omit<InviteReward, 'time'> {
  /** Of the state; Beijing wall clock to the minute, '' when the gateway has not said. */
  readonly at: string;
}

export interface RewardSum {
  /** What all friends brought, fen, as the gateway adds it up; null until it has said. */
  readonly earnedFen: number | null;
}

const PAGE_SIZE = 20;
const MAX_CODE = 64;

/** @param activityCode '': the campaign that runs */
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
