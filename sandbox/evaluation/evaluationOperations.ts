import type { EvaluationTarget } from '../../contract/types';
import { fail, requireVisitor, succeed, type Answer, type GatewayTools, type Handlers } from '../core/call';
import { beijingTime } from '../core/clock';
import type { Visitor } from '../core/visitor';
import { carrierName, GOODS_TYPES } from '../send/carriers';
import { cameAt, stateOf, waybillOf } from '../send/orderRules';
import type { SentOrder } from '../send/orderTypes';
import {
  ADD_DAYS,
  BLOCKED_WORDS,
  EVALUATION_MONEY,
  EVALUATION_VALID_DAYS,
  evaluationCoupon,
  HOSTILE_TAGS,
  REWARD_TEXT,
  tagsOf,
} from './evaluations';
import type { EvaluationReward, OfficialReply, StoredEvaluation, StoredFeedback } from './evaluationTypes';

const OK = '0';
const DAY_MS = 86_400_000;
const TARGETS: readonly EvaluationTarget[] = ['SERVICE', 'COURIER'];
const STARS = [1, 2, 3, 4, 5];

const TOO_MANY_KEYS = fail('203400001', '今天上传的图片太多了，请明天再来');
const NO_SUCH_ORDER = fail('203500001', '订单不存在，请刷新后重试');
const NOT_SIGNED = fail('203500002', '快件还没有签收，签收后才能评价');
const HAD = fail('203500003', '这个订单已经评价过了');
const PICTURES = fail('203500004', '有图片已失效，请删除后重新上传');
const BLOCKED = fail('203500005', '内容包含不宜展示的信息，请修改后提交');
const WRONG_TAG = fail('203500006', '标签已更新，请重新选择');
const NOT_EVALUATED = fail('203500010', '这个订单还没有评价');
const TOO_LATE = fail('203500011', `评价超过 ${ADD_DAYS} 天，不能再追评了`);
const ADDED = fail('203500012', '您已经追评过了');
const FEEDBACK_LIMIT = fail('203600001', '今天反馈的次数太多了，请明天再来');
const FEEDBACK_PICTURES = fail('203600004', '有图片已失效，请删除后重新上传');
const FEEDBACK_BLOCKED = fail('203600005', '内容包含不宜展示的信息，请修改后提交');
const NO_SUCH_FEEDBACK = fail('203600010', '没有找到这条反馈');

const isBlocked = (content: string): boolean => BLOCKED_WORDS.some((word) => content.includes(word));

async function orderOf(
  visitor: Visitor,
  orderNo: string,
  { store }: GatewayTools,
): Promise<SentOrder | undefined> {
  return (await store.orders.ordersOf(visitor)).find((order) => order.orderNo === orderNo);
}

function factsOf(order: SentOrder, nowMs: number) {
  const signedAtMs = cameAt(order, 'SIGNED', nowMs);
  return {
    orderNo: order.orderNo,
    carrierName: carrierName(order.carrierCode),
    waybillNo: cameAt(order, 'PICKED_UP', nowMs) === undefined ? '' : waybillOf(order),
    goodsName: GOODS_TYPES.find(({ goodsType }) => goodsType === order.goodsType)?.name ?? '其他',
    signedTm: signedAtMs === undefined ? '' : beijingTime(signedAtMs),
  };
}

/** Tags of the form for this order. */
const offeredTags = (order: SentOrder, target: EvaluationTarget, star: number) =>
  order.orderNo === 'ORD-RATE-HOSTILE'
    ? HOSTILE_TAGS.map((text, index) => ({ tagId: `H${target}${star}-${index}`, text }))
    : tagsOf(target, star);

/** Texts of the tags; null: one of them does not match the number of stars. */
function chosenTags(
  order: SentOrder,
  target: EvaluationTarget,
  star: number,
  tagIds: readonly string[],
): readonly string[] | null {
  const offered = offeredTags(order, target, star);
  const chosen = offered.filter(({ tagId }) => tagIds.includes(tagId));
  return chosen.length === new Set(tagIds).size ? chosen.map(({ text }) => text) : null;
}

const pictureUrl = (origin: string, picture: string): string =>
  /^[\w./-]+$/.test(picture) ? `${origin}/__sandbox/objects/${picture}` : picture.replace('{origin}', origin);

const replyNow = (reply: OfficialReply | null, nowMs: number) =>
  reply === null || reply.atMs > nowMs ? null : { content: reply.content, tm: beijingTime(reply.atMs) };

function detailOf(
  order: SentOrder,
  evaluation: StoredEvaluation,
  origin: string,
  { clock }: GatewayTools,
): Answer {
  const nowMs = clock.nowMs();
  const { carrierName: carrier, waybillNo } = factsOf(order, nowMs);
  const { orderNo, atMs, addition, reply, pictures, ...said } = evaluation;
  const addUntilMs = atMs + ADD_DAYS * DAY_MS;
  return succeed(OK, {
    ...said,
    orderNo,
    carrierName: carrier,
    waybillNo,
    pictureUrls: pictures.map((each) => pictureUrl(origin, each)),
    createTm: beijingTime(atMs),
    reply: replyNow(reply, nowMs),
    addition:
      addition === null
        ? null
        : {
            content: addition.content,
            pictureUrls: addition.pictures.map((each) => pictureUrl(origin, each)),
            tm: beijingTime(addition.atMs),
          },
    canAdd: addition === null && nowMs <= addUntilMs,
    addUntilTm: beijingTime(addUntilMs),
  });
}

/** A coupon for an evaluation with pictures, fund money for any other; each is given once per order. */
async function reward(
  visitor: Visitor,
  orderNo: string,
  hasPictures: boolean,
  { store }: GatewayTools,
): Promise<EvaluationReward> {
  if (hasPictures) {
    const outcome = await store.claims.claim(visitor.id, evaluationCoupon(`${visitor.id}-${orderNo}`));
    const coupon = outcome.kind === 'sold-out' ? undefined : outcome.coupons[0];
    if (coupon !== undefined)
      return { kindCode: 'COUPON', title: coupon.couponTitle, fen: 0, couponId: coupon.couponId };
  }
  const { grant } = await store.funds.pay(visitor, {
    key: `evaluation:${orderNo}`,
    title: '寄件评价奖励',
    money: EVALUATION_MONEY,
    validDays: EVALUATION_VALID_DAYS,
    activity: null,
  });
  return { kindCode: 'FUND', title: '', fen: grant.money, couponId: '' };
}

function feedbackWire(
  { feedbackNo, kind, content, pictures, atMs, reply }: StoredFeedback,
  origin: string,
  nowMs: number,
) {
  const answer = replyNow(reply, nowMs);
  return {
    feedbackNo,
    kind,
    content,
    pictureUrls: pictures.map((each) => pictureUrl(origin, each)),
    stateCode: answer === null ? 'WAITING' : 'ANSWERED',
    createTm: beijingTime(atMs),
    reply: answer,
  };
}

/** Evaluations of orders and feedback to the company, with pictures (product §3.22, §3.23). */
export const evaluationOperations = {
  async uploadKeySign(call, { store, clock }) {
    const ticket = await store.uploads.issueUpload(requireVisitor(call), call.body.bizType);
    if (ticket === null) return TOO_MANY_KEYS;
    return succeed(OK, {
      ...ticket,
      uploadUrl: `${call.origin}/__sandbox/objects`,
      viewUrl: `${call.origin}/__sandbox/objects/${ticket.key}`,
      expireTm: beijingTime(clock.nowMs() + 10 * 60_000),
    });
  },

  async evaluationOrders(call, { store, clock }) {
    const visitor = requireVisitor(call);
    const { tab, pageNo, pageSize } = call.body;
    const nowMs = clock.nowMs();
    const evaluations = await store.evaluations.evaluationsOf(visitor);
    const wanted = (await store.orders.ordersOf(visitor)).filter(
      (order) => stateOf(order, nowMs) === 'SIGNED' && evaluations.has(order.orderNo) === (tab === 'DONE'),
    );
    const from = (pageNo - 1) * pageSize;
    return succeed(OK, {
      content: wanted.slice(from, from + pageSize).map((order) => ({
        ...factsOf(order, nowMs),
        receiverCity: order.receiver.city,
        star: evaluations.get(order.orderNo)?.serviceStar ?? 0,
      })),
      total: wanted.length,
    });
  },

  async evaluationForm(call, tools) {
    const visitor = requireVisitor(call);
    const order = await orderOf(visitor, call.body.orderNo, tools);
    if (order === undefined) return NO_SUCH_ORDER;
    const nowMs = tools.clock.nowMs();
    const isDone = (await tools.store.evaluations.evaluationsOf(visitor)).has(order.orderNo);
    const isSigned = stateOf(order, nowMs) === 'SIGNED';
    return succeed(OK, {
      ...factsOf(order, nowMs),
      stateCode: isDone ? 'DONE' : isSigned ? 'OPEN' : 'NOT_SIGNED',
      courierName: '李**',
      rewardText: REWARD_TEXT,
      tagGroups: TARGETS.flatMap((target) =>
        STARS.map((star) => ({ target, star, tags: offeredTags(order, target, star) })),
      ),
    });
  },

  async submitEvaluation(call, tools) {
    const visitor = requireVisitor(call);
    const {
      orderNo,
      serviceStar,
      courierStar,
      serviceTagIds,
      courierTagIds,
      content,
      pictureKeys,
      isAnonymous,
    } = call.body;
    const order = await orderOf(visitor, orderNo, tools);
    if (order === undefined) return NO_SUCH_ORDER;
    if (stateOf(order, tools.clock.nowMs()) !== 'SIGNED') return NOT_SIGNED;
    const serviceTags = chosenTags(order, 'SERVICE', serviceStar, serviceTagIds);
    const courierTags = chosenTags(order, 'COURIER', courierStar, courierTagIds);
    if (serviceTags === null || courierTags === null) return WRONG_TAG;
    if (isBlocked(content)) return BLOCKED;
    const made = await tools.store.evaluations.evaluate(
      visitor,
      {
        orderNo,
        serviceStar,
        courierStar,
        serviceTags,
        courierTags,
        content,
        pictures: pictureKeys,
        isAnonymous,
      },
      () => reward(visitor, orderNo, pictureKeys.length > 0, tools),
    );
    if (made === 'had') return HAD;
    if (made === 'pictures') return PICTURES;
    await tools.store.orders.changeOrder(visitor, orderNo, (before) => ({ ...before, isEvaluated: true }));
    return detailOf(order, made, call.origin, tools);
  },

  async evaluationDetail(call, tools) {
    const visitor = requireVisitor(call);
    const order = await orderOf(visitor, call.body.orderNo, tools);
    if (order === undefined) return NO_SUCH_ORDER;
    const evaluation = (await tools.store.evaluations.evaluationsOf(visitor)).get(order.orderNo);
    return evaluation === undefined ? NOT_EVALUATED : detailOf(order, evaluation, call.origin, tools);
  },

  async addEvaluation(call, tools) {
    const visitor = requireVisitor(call);
    const { orderNo, content, pictureKeys } = call.body;
    const order = await orderOf(visitor, orderNo, tools);
    if (order === undefined) return NOT_EVALUATED;
    if (isBlocked(content)) return BLOCKED;
    const outcome = await tools.store.evaluations.addToEvaluation(visitor, orderNo, {
      content,
      pictures: pictureKeys,
    });
    switch (outcome) {
      case 'none':
        return NOT_EVALUATED;
      case 'late':
        return TOO_LATE;
      case 'had':
        return ADDED;
      case 'pictures':
        return PICTURES;
      default:
        return detailOf(order, outcome, call.origin, tools);
    }
  },

  async submitFeedback(call, { store, clock }) {
    const visitor = requireVisitor(call);
    const { kind, content, pictureKeys, mobile = '' } = call.body;
    if (isBlocked(content)) return FEEDBACK_BLOCKED;
    const added = await store.evaluations.addFeedback(visitor, {
      kind,
      content,
      pictures: pictureKeys,
      mobile,
      requestNo: call.requestNo ?? '',
    });
    if (added === 'limit') return FEEDBACK_LIMIT;
    if (added === 'pictures') return FEEDBACK_PICTURES;
    return succeed(OK, feedbackWire(added, call.origin, clock.nowMs()));
  },

  async feedbackList(call, { store, clock }) {
    const all = await store.evaluations.feedbackOf(requireVisitor(call));
    const { pageNo, pageSize } = call.body;
    const from = (pageNo - 1) * pageSize;
    return succeed(OK, {
      content: all.slice(from, from + pageSize).map((each) => feedbackWire(each, call.origin, clock.nowMs())),
      total: all.length,
    });
  },

  async feedbackDetail(call, { store, clock }) {
    const { ofRequestNo } = call.body;
    const found = (await store.evaluations.feedbackOf(requireVisitor(call))).find(
      ({ requestNo }) => requestNo === ofRequestNo,
    );
    return found === undefined
      ? NO_SUCH_FEEDBACK
      : succeed(OK, feedbackWire(found, call.origin, clock.nowMs()));
  },
} satisfies Partial<Handlers>;
