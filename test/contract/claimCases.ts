/** Every call that takes a `requestNo`: how to claim, and how to count what it gave. */
import type { FastifyInstance } from 'fastify';
import { ACTIVITY, AGGREGATION, control, INCENTIVE, post, receiveBody, tokenOf } from './harness';
import { applicationOf, INVOICE, invoiceHistory, openOrders } from './invoiceCalls';
import { APP_INCENTIVE, REDUCTION, rewardCalls } from './rewardCalls';
import { home, WEEKLY } from './weeklyCalls';

type Json = Readonly<Record<string, unknown>>;

/** One user. */
export interface Claimant {
  readonly app: FastifyInstance;
  readonly mobile: string;
  readonly token: string;
}

export interface ClaimCase {
  readonly id: string;
  /** Without prefix. */
  readonly path: string;
  /** Makes the claim possible for this user; returns the body without a key. */
  readonly prepare: (claimant: Claimant) => Promise<Json>;
  /** Fields that make it another claim. */
  readonly otherClaim: Json;
  /** What happens in between so that the operation responds to a repeat differently than the first time. */
  readonly goesOn?: (claimant: Claimant) => Promise<void>;
  /** The operation responds to a repeat the same, with or without the key: what is done stays done. */
  readonly isAlike?: true;
  /** How often this user received the claimed thing. */
  readonly given: (claimant: Claimant) => Promise<number>;
}

const sendParcels = ({ app, mobile }: Claimant, count: number, isShipped: boolean) =>
  control(app, 'parcels', { mobile, count, isShipped });

/** Rewards of `money` fen added to the fund since the first state. */
const paidInto = async ({ app, token }: Claimant, money: number): Promise<number> =>
  (Number((await rewardCalls(app, token).fund()).data.availableMoney) - 1250) / money;

async function packageOf({ app, token }: Claimant) {
  const answer = await post(
    app,
    AGGREGATION,
    { prizeSource: 1, client: 9, sourceBizId: 'AGG-DEFAULT' },
    { token },
  );
  return answer.data.activity as {
    readonly activityId: string;
    readonly taskPkgReceiveId: string;
    readonly stageList: readonly { readonly couponIdsStr: string }[];
  };
}

/** An application for two orders of one company. */
const invoiceCase = (companyCode: 'OWN' | 'LF'): ClaimCase => ({
  id: companyCode === 'OWN' ? 'submitInvoice' : 'submitInvoiceLF',
  path: `${INVOICE}/submitInvoice${companyCode === 'OWN' ? '' : 'LF'}`,
  prepare: async ({ app, token }) => {
    const own = (await openOrders(app, token)).filter((order) => order.companyCode === companyCode);
    return applicationOf(own.slice(0, 2));
  },
  otherClaim: { remark: '另一张' },
  given: async ({ app, token }) => Number((await invoiceHistory(app, token)).data.total) - 26,
});

const invoiceOf = async ({ app, token }: Claimant, invoiceNo: string): Promise<Json> => {
  const { content } = (await invoiceHistory(app, token, { invoiceNo })).data;
  return (content as readonly Json[])[0] ?? {};
};

/**
 * Calls whose key is not a claim's. `closeAccount.test` covers the first two; the second ends the login that would
 * repeat it. A running help, an accepted invitation and an opened gift return the same again, with or without a key
 * (`help.test`, `invite.test`, `pickGift.test`). A gift by its code belongs to one account and is returned to it again
 * (`gift.test`); so is a cabinet’s campaign (`cabinetIssues.test`), and a shared offer already has its link
 * (`contrast.test`).
 */
export const NOT_CLAIMS: readonly string[] = [
  'verifyLogOff',
  'submitLogOff',
  'fissionStart',
  'bargainStart',
  'inviteAccept',
  'openPickGift',
  'acceptGift',
  'joinCabinetActivity',
  'contrastShare',
];

const helpOf = async ({ app, token }: Claimant, path: string, body: Json): Promise<Json> =>
  (await post(app, path, body, { token })).data;

export const CLAIM_CASES: readonly ClaimCase[] = [
  {
    id: 'fissionAssist',
    path: 'activity/api/fission/taskAssist',
    prepare: async () => ({ inviteCode: 'FI-FRIEND' }),
    otherClaim: { inviteCode: 'FI-FULL' },
    given: async (claimant) => {
      const data = await helpOf(claimant, 'activity/api/fission/taskHome', { inviteCode: 'FI-FRIEND' });
      return Number(data.helpedFen) > 0 ? 1 : 0;
    },
  },
  {
    id: 'bargainAssist',
    path: 'activity/api/bargain/assist',
    prepare: async () => ({ inviteCode: 'BG-FRIEND' }),
    otherClaim: { inviteCode: 'BG-FULL' },
    given: async (claimant) => {
      const data = await helpOf(claimant, 'activity/api/bargain/home', { inviteCode: 'BG-FRIEND' });
      return Number(data.helpedFen) > 0 ? 1 : 0;
    },
  },
  {
    id: 'receiveCoupon',
    path: `${ACTIVITY}/receiveCoupon`,
    prepare: async () => receiveBody('RC-OPEN'),
    otherClaim: { code: 'RC-MANY' },
    given: async ({ app, token }) => {
      const { data } = await post(app, `${ACTIVITY}/preReceiveCheck`, receiveBody('RC-OPEN'), { token });
      return (data.couponInfos as readonly unknown[]).length;
    },
  },
  {
    id: 'couponV2Receive',
    path: 'activity/appnew/activity/receive',
    prepare: async () => receiveBody('V2-OPEN'),
    otherClaim: { code: 'V2-SOLD-OUT' },
    given: async ({ app, token }) => {
      const check = 'activity/appnew/activity/preReceiveCheck';
      const { data } = await post(app, check, receiveBody('V2-OPEN'), { token });
      return (data.couponInfos as readonly unknown[]).length > 0 ? 1 : 0;
    },
  },
  {
    id: 'joinIncentive',
    path: `${INCENTIVE}/join`,
    prepare: async () => ({ ...receiveBody('IN-JOIN'), channelCode: '', burialPointInfo: '{}' }),
    otherClaim: { channelCode: 'sms' },
    goesOn: (claimant) => sendParcels(claimant, 1, true),
    given: async ({ app, token }) => {
      const { data } = await post(app, `${INCENTIVE}/progress`, receiveBody('IN-JOIN'), { token });
      return data.pageCode === '2001' ? 0 : 1;
    },
  },
  {
    id: 'claimAggregationReward',
    path: `${INCENTIVE}/send/receive`,
    prepare: async (claimant) => {
      await sendParcels(claimant, 1, false);
      const { activityId, taskPkgReceiveId } = await packageOf(claimant);
      return { activityId, prizeSource: 1, stageNo: 1, taskPkgReceiveId };
    },
    otherClaim: { prizeSource: 2 },
    goesOn: ({ app, mobile }) => control(app, 'parcels/ship', { mobile }),
    given: async (claimant) =>
      (await packageOf(claimant)).stageList.filter(({ couponIdsStr }) => couponIdsStr !== '').length,
  },
  {
    id: 'receiveSessionCoupon',
    path: `${WEEKLY}/receiveCoupon`,
    prepare: async () => ({
      configId: 'FRI-MIN',
      seckillId: 'MIN',
      rightsNo: 'MIN-1',
      province: '',
      city: '',
      channelId: '',
      burialPointInfo: '{}',
    }),
    otherClaim: { rightsNo: 'MIN-2' },
    given: async ({ app, token }) => {
      const { seckillModule } = (await home(app, 'FRI-MIN', { token })).data;
      const rights = (seckillModule?.itemList ?? []).flatMap(({ rightsItemList }) => rightsItemList);
      return rights.filter(({ status }) => status === 'ACQUIRED').length;
    },
  },
  {
    id: 'drawPrize',
    path: `${WEEKLY}/draw/drawPrize`,
    prepare: async () => ({
      channelCode: '',
      code: 'DC-FRI-GRID-10',
      biz: '2',
      aggregatePageBizId: 'FRI-GRID-10',
      appSystem: '',
      burialPointInfo: '{}',
    }),
    otherClaim: { channelCode: 'sms' },
    // One of its 20 rounds; a thank-you uses a round too, but has no record.
    given: async ({ app, token }) => {
      const body = {
        aggregatePageBizId: 'FRI-GRID-10',
        drawPrizeActId: 'DA-FRI-GRID-10',
        channelCode: '',
        client: 9,
      };
      const { data } = await post(app, `${WEEKLY}/draw/prizeList`, body, { token });
      return 20 - Number(data.leftDrawCount);
    },
  },
  {
    id: 'reduceMoneyJoin',
    path: `${REDUCTION}/join`,
    prepare: async () => ({ activityCode: 'RF-EXTEND', channelId: '' }),
    otherClaim: { activityCode: 'RF-STORAGE' },
    given: (claimant) => paidInto(claimant, 300),
  },
  ...(['OWN', 'LF'] as const).map(invoiceCase),
  {
    id: 'sendInvoiceEmail',
    path: `${INVOICE}/sendEmail`,
    prepare: async () => ({ invoiceNo: 'INV-DONE' }),
    otherClaim: { invoiceNo: 'INV-PERSON' },
    given: async (claimant) => ((await invoiceOf(claimant, 'INV-DONE')).mailAgainTm === '' ? 0 : 1),
  },
  {
    id: 'modifyInvoiceEmail',
    path: 'fcinvoice/courierAppInvoice/modifyEmailAddress',
    prepare: async () => ({ invoiceNo: 'INV-DONE', email: 'other@example.com' }),
    otherClaim: { email: 'third@example.com' },
    goesOn: async ({ app, token }) => {
      await post(app, `${INVOICE}/sendEmail`, { invoiceNo: 'INV-DONE' }, { token });
    },
    given: async (claimant) =>
      (await invoiceOf(claimant, 'INV-DONE')).email === 'other@example.com' ? 1 : 0,
  },
  {
    id: 'withdraw',
    path: 'base/wallet/withdraw',
    prepare: async () => ({ amountFen: 100, payTo: 'BOUND', realName: '王小明', idLast4: '1234' }),
    otherClaim: { amountFen: 200 },
    given: async ({ app, token }) => {
      const body = { pageNo: 1, pageSize: 50 };
      const { content } = (await post(app, 'base/wallet/entries', body, { token })).data;
      return (content as readonly { readonly kind: string }[]).filter(({ kind }) => kind === 'OUT').length;
    },
  },
  {
    id: 'submitEvaluation',
    path: 'base/evaluation/submit',
    prepare: async () => ({
      orderNo: 'ORD-SIGNED',
      serviceStar: 5,
      courierStar: 5,
      serviceTagIds: [],
      courierTagIds: [],
      content: '',
      pictureKeys: [],
      isAnonymous: true,
    }),
    otherClaim: { serviceStar: 4 },
    given: (claimant) => paidInto(claimant, 50),
  },
  {
    id: 'addEvaluation',
    path: 'base/evaluation/add',
    prepare: async () => ({ orderNo: 'ORD-SIGNED-2', content: '补充', pictureKeys: [] }),
    otherClaim: { content: '另一段' },
    given: async ({ app, token }) => {
      const { data } = await post(app, 'base/evaluation/detail', { orderNo: 'ORD-SIGNED-2' }, { token });
      return data.addition === null ? 0 : 1;
    },
  },
  {
    id: 'submitFeedback',
    path: 'base/feedback/submit',
    prepare: async () => ({ kind: 'OTHER', content: '十个字以上的一段反馈', pictureKeys: [] }),
    otherClaim: { kind: 'FEE' },
    given: async ({ app, token }) =>
      Number((await post(app, 'base/feedback/list', { pageNo: 1, pageSize: 1 }, { token })).data.total) - 24,
  },
  {
    id: 'orderCancel',
    path: 'sendOrder/wechat/applets/order/cancel',
    prepare: async () => ({ orderNo: 'ORD-WAIT', reason: '不寄了' }),
    otherClaim: { reason: '地址填错了' },
    isAlike: true,
    given: async ({ app, token }) => {
      const { data } = await post(
        app,
        'sendOrder/wechat/applets/order/detail',
        { orderNo: 'ORD-WAIT' },
        { token },
      );
      return data.stateCode === 'CANCELLED' && data.cancelReason === '不寄了' ? 1 : 0;
    },
  },
  {
    id: 'inviteClaim',
    path: 'activity/api/invite/claim',
    // A friend has accepted and sent.
    prepare: async ({ app, token, mobile }) => {
      const body = { version: 'V2', activityCode: 'INV2-OPEN' };
      const { ownInviteCode } = (await post(app, 'activity/api/invite/home', body, { token })).data;
      const friend = `136${mobile.slice(3)}`;
      const accepted = { activityCode: 'INV2-OPEN', inviteCode: ownInviteCode };
      await post(app, 'activity/api/invite/accept', accepted, { token: await tokenOf(app, friend) });
      await control(app, 'parcels', { mobile: friend, count: 1, isShipped: true });
      return { activityCode: 'INV2-OPEN', rungNo: 1 };
    },
    otherClaim: { rungNo: 2 },
    given: async ({ app, token }) => {
      const body = { version: 'V2', activityCode: 'INV2-OPEN' };
      const { earnedMoney, rewardedCount } = (await post(app, 'activity/api/invite/home', body, { token }))
        .data;
      // 2 yuan per friend, 1 for the rung.
      return (Number(earnedMoney) - Number(rewardedCount) * 200) / 100;
    },
  },
  {
    id: 'changePickName',
    path: 'post/pick/standard/name/change',
    prepare: async () => ({ name: '王小明' }),
    otherClaim: { name: '李建国' },
    given: async ({ app, token }) => {
      const { data } = await post(app, 'post/pick/standard/name/info', {}, { token });
      return data.name === '王**' ? 1 : 0;
    },
  },
  {
    id: 'appIncentiveClaim',
    path: `${APP_INCENTIVE}/claim`,
    prepare: async () => ({ activityCode: 'AI-OPEN', taskId: 'AI2' }),
    otherClaim: { taskId: 'AI1' },
    given: (claimant) => paidInto(claimant, 200),
  },
];
