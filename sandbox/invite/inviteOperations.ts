import { fail, requireVisitor, succeed, visitorOf, type GatewayTools, type Handlers } from '../core/call';
import { beijingTime } from '../core/clock';
import { runOf } from '../core/rewardSpan';
import type { Visitor } from '../core/visitor';
import { OLD_CUSTOMER_MOBILE } from '../coupon/couponV2';
import type { Fund } from '../reduction/fundTypes';
import { art } from '../weekly/fixtures/sandboxAddresses';
import { INVITE_VALID_DAYS, inviteKeys, parcelsOfFriend, rungKey } from './inviteRewards';
import { friendStatus, INVITE_REASONS, type InviteReason, maskedPhone } from './inviteRules';
import { findInvite, inviteOfCode, type InviteFixture } from './invites';
import type { InviteFacts } from './inviteTypes';

const OK = '0';
const NO_SUCH_CAMPAIGN = fail('201100001', '活动不存在，看看其他活动吧');
const NOT_REACHED = fail('201100011', '邀请成功的好友人数还不够，继续加油吧');

/** Campaigns that reward a user for inviting friends (product §3.12). */
export const inviteOperations = {
  async inviteHome(call, tools) {
    const { version, activityCode, inviteCode } = call.body;
    const facts = inviteCode === undefined ? null : await tools.store.invites.inviteOf(inviteCode, version);
    // A link already determines its campaign.
    const campaign = findInvite(version, activityCode || (facts?.activityCode ?? ''));
    if (campaign === undefined) return NO_SUCH_CAMPAIGN;
    const visitor = visitorOf(call);
    const record = visitor === null ? null : await recordOf(campaign, visitor, tools);
    return succeed(OK, {
      activityCode: campaign.code,
      title: campaign.title,
      headImgUrl: headOf(campaign, call.origin),
      ...runOf(campaign, tools),
      ruleDesc: campaign.rule,
      rewardText: campaign.rewardText,
      shareTitle: campaign.shareTitle,
      shareSummary: campaign.shareSummary,
      shareImgUrl: campaign.shareImgUrl || art(call.origin, 'share'),
      ownInviteCode: visitor === null ? '' : await tools.store.invites.inviteCodeOf(campaign.code, visitor),
      invitedCount: record?.friends.length ?? 0,
      rewardedCount: record?.rewardedCount ?? 0,
      earnedMoney: record?.earnedMoney ?? 0,
      rungList: campaign.rungs.map(({ rungNo, friendCount, money }) => ({
        rungNo,
        friendCount,
        rewardMoney: money,
        status: rungStatus(campaign, rungNo, record),
      })),
      winnerList: campaign.winners,
      link:
        facts === null || facts.activityCode !== campaign.code
          ? null
          : await linkOf(facts, campaign, visitor, tools),
    });
  },

  async inviteAccept(call, tools) {
    const visitor = requireVisitor(call);
    const { activityCode, inviteCode } = call.body;
    const campaign = inviteOfCode(activityCode);
    if (campaign === undefined) return NO_SUCH_CAMPAIGN;
    const answer = (reason: InviteReason | null) =>
      succeed(OK, { result: reason === null, reasonCode: '', reasonMsg: '', ...reason });
    const facts = await tools.store.invites.inviteOf(inviteCode, campaign.version);
    if (facts === null || facts.activityCode !== campaign.code) return answer(INVITE_REASONS.nobody);
    if ((await tools.store.invites.inviterOfFriend(campaign.code, visitor.id)) === facts.inviter.id)
      return answer(null);
    const reason = await reasonAgainst(facts, campaign, visitor, tools);
    if (reason !== null) return answer(reason);
    const outcome = await tools.store.invites.acceptInvite(facts, visitor);
    if (outcome === 'accepted' && campaign.friendGift !== null)
      await tools.store.wallet.giveCoupons(visitor.id, {
        key: `${campaign.code} joined`,
        templates: [campaign.friendGift.coupon],
        ids: [friendCouponIdOf(campaign, visitor)],
      });
    return answer(outcome === 'accepted' || outcome === 'had' ? null : INVITE_REASONS[outcome]);
  },

  async inviteClaim(call, tools) {
    const visitor = requireVisitor(call);
    const campaign = inviteOfCode(call.body.activityCode);
    const rung = campaign?.rungs.find(({ rungNo }) => rungNo === call.body.rungNo);
    if (campaign === undefined || rung === undefined) return NO_SUCH_CAMPAIGN;
    // What was reached in time can be claimed after the campaign's end too.
    const status = rungStatus(campaign, rung.rungNo, await recordOf(campaign, visitor, tools));
    if (status === 'LOCKED') return NOT_REACHED;
    const { isNew } = await tools.store.funds.pay(visitor, {
      key: rungKey(campaign.code, rung.rungNo),
      title: `${campaign.title.slice(0, 20)} · 邀请 ${rung.friendCount} 位好友`,
      money: rung.money,
      validDays: INVITE_VALID_DAYS,
      activity: null,
    });
    return succeed(OK, {
      status: 'CLAIMED',
      rewardMoney: rung.money,
      toast: isNew ? `${rung.money / 100} 元减免金已到账` : '您已领取过该奖励',
    });
  },

  async inviteRewards(call, tools) {
    const visitor = requireVisitor(call);
    const { version, activityCode, pageNo, pageSize } = call.body;
    const campaign = findInvite(version, activityCode);
    if (campaign === undefined) return NO_SUCH_CAMPAIGN;
    const { friends, earnedMoney } = await recordOf(campaign, visitor, tools);
    const from = (pageNo - 1) * pageSize;
    return succeed(OK, {
      content: [...friends]
        .reverse()
        .slice(from, from + pageSize)
        .map(({ id, phone, state, atMs }) => ({
          id,
          friendName: maskedPhone(phone),
          state,
          rewardMoney: campaign.money,
          time: beijingTime(atMs),
        })),
      total: friends.length,
      earnedMoney,
    });
  },
} satisfies Partial<Handlers>;

const headOf = ({ theme, version }: InviteFixture, origin: string): string =>
  theme === null
    ? 'javascript:alert(1)'
    : art(origin, 'reward', {
        theme,
        kind: 'task',
        title: version === 'V1' ? '邀请有礼' : '邀请好友赢大礼',
        sub: '好友寄首件 你得减免金',
        amount: '',
      });

interface InviteRecord {
  readonly friends: readonly {
    readonly id: string;
    readonly phone: string;
    readonly state: string;
    readonly atMs: number;
  }[];
  readonly rewardedCount: number;
  readonly earnedMoney: number;
  readonly fund: Fund;
}

/** The friends an account has brought; what was paid for them is read from the fund only. */
async function recordOf(
  campaign: InviteFixture,
  visitor: Visitor,
  { store, clock }: GatewayTools,
): Promise<InviteRecord> {
  const friends = await Promise.all(
    (await store.invites.friendsOf(campaign.code, visitor)).map(async (friend) => ({
      id: friend.id,
      phone: friend.phone,
      ...friendStatus(friend, await parcelsOfFriend(friend, store.parcels), clock.nowMs()),
    })),
  );
  const fund = await store.funds.fundOf(visitor);
  return {
    friends,
    rewardedCount: friends.filter(({ state }) => state === 'CREDITED').length,
    earnedMoney: fund.grants
      .filter(({ key }) => key.startsWith(inviteKeys(campaign.code)))
      .reduce((sum, { money }) => sum + money, 0),
    fund,
  };
}

function rungStatus(
  { code, rungs }: InviteFixture,
  rungNo: number,
  record: InviteRecord | null,
): 'LOCKED' | 'OPEN' | 'CLAIMED' {
  if (record === null) return 'LOCKED';
  if (record.fund.grants.some(({ key }) => key === rungKey(code, rungNo))) return 'CLAIMED';
  const needed = rungs.find((rung) => rung.rungNo === rungNo)?.friendCount ?? Infinity;
  return record.rewardedCount >= needed ? 'OPEN' : 'LOCKED';
}

/** In the wallet, and on the page of the campaign. */
const friendCouponIdOf = ({ code }: InviteFixture, { id }: Visitor): string => `${code}-${id}`;

async function linkOf(
  facts: InviteFacts,
  campaign: InviteFixture,
  visitor: Visitor | null,
  tools: GatewayTools,
) {
  const { inviterName, inviter } = facts;
  const link = {
    isOwner: inviter.id === visitor?.id,
    inviterName,
    reasonCode: '',
    reasonMsg: '',
    friendReward: campaign.friendGift?.words ?? '',
    friendCouponId: '',
  };
  if (
    visitor !== null &&
    (await tools.store.invites.inviterOfFriend(campaign.code, visitor.id)) === inviter.id
  )
    return {
      ...link,
      state: 'ACCEPTED',
      friendCouponId: campaign.friendGift === null ? '' : friendCouponIdOf(campaign, visitor),
    };
  const reason = await reasonAgainst(facts, campaign, visitor, tools);
  return reason === null ? { ...link, state: 'OPEN' } : { ...link, state: 'REFUSED', ...reason };
}

/** Why this user may not accept; whatever depends only on the graph is checked again on acceptance. */
async function reasonAgainst(
  { inviter }: InviteFacts,
  campaign: InviteFixture,
  visitor: Visitor | null,
  tools: GatewayTools,
): Promise<InviteReason | null> {
  if (inviter.id === visitor?.id) return INVITE_REASONS.own;
  const { statusCode } = runOf(campaign, tools);
  if (statusCode === 'NOT_START') return INVITE_REASONS.notBegun;
  if (statusCode === 'FINISHED') return INVITE_REASONS.over;
  if (visitor === null) return null;
  if ((await tools.store.invites.inviterOfFriend(campaign.code, visitor.id)) !== null)
    return INVITE_REASONS.other;
  const { parcels } = await tools.store.parcels.parcelsOf(visitor.id);
  return parcels.length > 0 || visitor.phone === OLD_CUSTOMER_MOBILE ? INVITE_REASONS.customer : null;
}
