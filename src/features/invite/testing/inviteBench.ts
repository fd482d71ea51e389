/** An invite campaign's store on a gateway whose responses the test provides. For tests only. */
import { pageBench, type PageBenchOptions } from '@/data/testing/pageBench';
import { settle } from '@/utils/testing/fakeClock';
import { type InvitePlace, InviteStore } from '../InviteStore';

type Wire = Readonly<Record<string, unknown>>;

export const wireInvite = (over: Wire = {}): Wire => ({
  activityCode: 'ACT',
  title: '邀请有礼',
  statusCode: 'RUNNING',
  startTm: '2026-11-01 00:00:00',
  endTm: '2026-12-01 00:00:00',
  ruleDesc: '<p>规则</p>',
  rewardText: '',
  shareTitle: '',
  shareSummary: '',
  ownInviteCode: 'OWN',
  earnedMoney: 0,
  rungList: [],
  winnerList: [],
  link: null,
  ...over,
});

export interface InviteBenchOptions extends PageBenchOptions {
  readonly place?: Partial<InvitePlace>;
}

export function inviteBench({ place = {}, ...options }: InviteBenchOptions = {}) {
  const page = pageBench(options);
  const store = new InviteStore({
    ...page.deps,
    gateway: page.gateway,
    place: { version: 'V1', activityCode: '', inviteCode: '', ...place },
  });
  return {
    ...page,
    store,
    /** The page fetches its data and receives this response. */
    async show(wire: Wire): Promise<void> {
      void store.query.refresh();
      await settle();
      await page.transport.last.ok(wire);
    },
  };
}
