import type { CarrierCode, ContrastQuestion } from '../../contract/types';
import {
  fail,
  requireVisitor,
  succeed,
  visitorOf,
  type Answer,
  type GatewayTools,
  type Handlers,
} from '../core/call';
import { beijingTime } from '../core/clock';
import type { Visitor } from '../core/visitor';
import { walletFor } from '../coupon/dueGifts';
import { maskedPhone } from '../invite/inviteRules';
import { fundSums } from '../reduction/fundRules';
import { CARRIER_GONE, goodsRefused, OUT_OF_RANGE } from '../send/carrierPrice';
import { quoteOf, type CarrierPrice } from '../send/freightRules';
import { POPULAR, SHARE_DAYS } from './contrast';
import {
  changesBetween,
  limitsOf,
  linesOf,
  type Means,
  moveOf,
  NO_MEANS,
  offerOf,
  parcelOf,
  quoteRequest,
  type Review,
  seededReviews,
  servicesOf,
  ratingOf,
  withCoupon,
} from './contrastRules';
import type { ContrastOffer } from './contrastTypes';

const OK = '0';
const DAY_MS = 86_400_000;
const NO_RECORD = fail('200800011', '没有找到这条询价记录');
const NO_LINK = fail('200800012', '分享链接已失效');
const REVIEWS_SHOWN = 10;
const CARD_OFFERS = 3;

/** Price comparison (product §3.27). */
export const contrastOperations = {
  async contrastOffers(call, tools) {
    const visitor = visitorOf(call);
    const asked = await ask(call.body, visitor, tools);
    if ('status' in asked) return asked;
    const noted =
      visitor === null ? null : await tools.store.contrast.noteInquiry(visitor, asked.question, asked.offers);
    return succeed(OK, {
      inquiryNo: noted?.inquiryNo ?? '',
      parcel: parcelOf(asked.question),
      offerList: asked.offers,
    });
  },

  async contrastProduct(call, tools) {
    const { carrierCode, ...question } = call.body;
    const asked = await ask(question, visitorOf(call), tools);
    if ('status' in asked) return asked;
    const price = asked.prices.find(({ carrier }) => carrier.code === carrierCode);
    const found = asked.offers.find((each) => each.carrierCode === carrierCode);
    if (price === undefined || found === undefined) return CARRIER_GONE;
    const offer = withCoupon(found);
    const { code } = price.carrier;
    return succeed(OK, {
      parcel: parcelOf(asked.question),
      offer,
      lineList: linesOf(price, offer, price.billableKg > question.weight),
      serviceList: servicesOf(code),
      limitList: limitsOf(price, question.goodsType),
      reviewList: (await reviewsOf(code, tools))
        .slice(0, REVIEWS_SHOWN)
        .map(({ atMs, ...review }) => ({ ...review, time: beijingTime(atMs) })),
    });
  },

  async contrastShare(call, tools) {
    const visitor = requireVisitor(call);
    const { carrierCode, requestNo: _key, ...question } = call.body;
    const asked = await ask(question, null, tools);
    if ('status' in asked) return asked;
    const freightFen = asked.offers.find((each) => each.carrierCode === carrierCode)?.freightFen ?? null;
    if (freightFen === null) return CARRIER_GONE;
    const { shareCode } = await tools.store.contrast.shareOffer(visitor, {
      question: asked.question,
      carrierCode,
      freightFen,
    });
    return succeed(OK, { shareCode });
  },

  async contrastShareInfo(call, tools) {
    const share = await tools.store.contrast.sharedOffer(call.body.shareCode);
    if (share === null) return NO_LINK;
    const visitor = visitorOf(call);
    const endsAtMs = share.atMs + SHARE_DAYS * DAY_MS;
    const isOver = tools.clock.nowMs() >= endsAtMs;
    const asked = isOver ? null : await ask(share.question, visitor, tools);
    const found =
      asked === null || 'status' in asked
        ? undefined
        : asked.offers.find(({ carrierCode }) => carrierCode === share.carrierCode);
    const offer = found?.isAvailable === true ? withCoupon(found) : null;
    return succeed(OK, {
      isOwner: visitor?.phone === share.sharerPhone,
      sharerName: maskedPhone(share.sharerPhone),
      stateCode: isOver ? 'OVER' : offer === null ? 'GONE' : 'OPEN',
      reasonMsg: isOver
        ? '这份报价已过期，看看现在的价格吧'
        : offer === null
          ? found?.unavailableReason || '该快递暂不可用'
          : '',
      sharedTm: beijingTime(share.atMs),
      endTm: beijingTime(endsAtMs),
      sharedFen: share.freightFen,
      changeCode: moveOf(share.freightFen, offer?.freightFen ?? null),
      viewCount: await tools.store.contrast.noteShareView(share.shareCode, visitor),
      parcel: parcelOf(share.question),
      offer,
    });
  },

  async contrastCard(call, tools) {
    const visitor = visitorOf(call);
    const last = visitor === null ? undefined : (await tools.store.contrast.inquiriesOf(visitor))[0];
    const own = last === undefined ? null : await ask(last.question, visitor, tools);
    const isOwn = own !== null && !('status' in own);
    const asked = isOwn ? own : await ask(POPULAR, visitor, tools);
    if ('status' in asked) return asked;
    return succeed(OK, {
      title: isOwn ? '最近询价' : '热门线路',
      parcel: parcelOf(asked.question),
      offerList: worthALook(asked.offers),
    });
  },

  async priceInquiries(call, { store }) {
    const visitor = requireVisitor(call);
    const { pageNo, pageSize } = call.body;
    const all = await store.contrast.inquiriesOf(visitor);
    const from = (pageNo - 1) * pageSize;
    return succeed(OK, {
      content: all.slice(from, from + pageSize).map(({ inquiryNo, question, atMs, offers }) => ({
        inquiryNo,
        parcel: parcelOf(question),
        offerCount: offers.filter(({ isAvailable }) => isAvailable).length,
        lowestFen: lowestOf(offers),
        createTm: beijingTime(atMs),
      })),
      total: all.length,
    });
  },

  async priceInquiry(call, { store }) {
    const found = await store.contrast.inquiryOf(requireVisitor(call), call.body.inquiryNo);
    return found === null
      ? NO_RECORD
      : succeed(OK, {
          inquiryNo: found.inquiryNo,
          parcel: parcelOf(found.question),
          createTm: beijingTime(found.atMs),
          offerList: found.offers,
        });
  },

  async priceInquiryAgain(call, tools) {
    const visitor = requireVisitor(call);
    const found = await tools.store.contrast.inquiryOf(visitor, call.body.inquiryNo);
    if (found === null) return NO_RECORD;
    const asked = await ask(found.question, visitor, tools);
    if ('status' in asked) return asked;
    const noted = await tools.store.contrast.noteInquiry(visitor, asked.question, asked.offers);
    return succeed(OK, {
      inquiryNo: noted.inquiryNo,
      parcel: parcelOf(asked.question),
      createTm: beijingTime(noted.atMs),
      changeList: changesBetween(found.offers, asked.offers),
      offerList: asked.offers,
    });
  },
} satisfies Partial<Handlers>;

interface Asked {
  readonly question: ContrastQuestion;
  readonly prices: readonly CarrierPrice[];
  readonly offers: readonly ContrastOffer[];
}

/** Every carrier's offer, with the discounts that this user could use; or why no carrier accepts the parcel. */
async function ask(
  question: ContrastQuestion,
  visitor: Visitor | null,
  tools: GatewayTools,
): Promise<Asked | Answer> {
  const quote = quoteOf(quoteRequest(question), tools.store.orders.closed.carriers);
  if (quote.kind !== 'prices') return quote.kind === 'out-of-range' ? OUT_OF_RANGE : goodsRefused(quote.msg);
  const { store, clock } = tools;
  const nowMs = clock.nowMs();
  const means: Means =
    visitor === null
      ? NO_MEANS
      : {
          wallet: await walletFor(visitor, tools),
          fundFen: fundSums(await store.funds.fundOf(visitor), nowMs).availableMoney,
        };
  const offers = await Promise.all(
    quote.prices.map(async (price) =>
      offerOf(price, means, ratingOf(await reviewsOf(price.carrier.code, tools)), nowMs),
    ),
  );
  return { question, prices: quote.prices, offers };
}

/** Reviews of a carrier, newest first: the seeded ones, and those of orders evaluated since. */
async function reviewsOf(code: CarrierCode, { store, seededAtMs }: GatewayTools): Promise<readonly Review[]> {
  const written: Review[] = [];
  for (const { accountId, evaluation } of await store.evaluations.newlySaid()) {
    const phone = (await store.accounts.accountOfId(accountId))?.phone ?? null;
    if (phone === null) continue;
    const orders = await store.orders.ordersOf({ id: accountId, phone });
    if (orders.find(({ orderNo }) => orderNo === evaluation.orderNo)?.carrierCode !== code) continue;
    written.push({
      id: `${accountId}-${evaluation.orderNo}`.slice(0, 64),
      name: evaluation.isAnonymous ? '匿名用户' : maskedPhone(phone),
      star: evaluation.serviceStar,
      tagList: evaluation.serviceTags,
      content: evaluation.content,
      atMs: evaluation.atMs,
    });
  }
  return [...written, ...seededReviews(code, seededAtMs())];
}

const paid = (offers: readonly ContrastOffer[]) =>
  offers.flatMap((offer) => (offer.payFen === null ? [] : [{ offer, payFen: offer.payFen }]));

const lowestOf = (offers: readonly ContrastOffer[]): number | null => {
  const sums = paid(offers).map(({ payFen }) => payFen);
  return sums.length === 0 ? null : Math.min(...sums);
};

/** The cheapest, the fastest and the best rated; if one carrier is two of these, the next cheapest is added. */
function worthALook(offers: readonly ContrastOffer[]): readonly ContrastOffer[] {
  const byPrice = paid(offers)
    .sort((a, b) => a.payFen - b.payFen)
    .map(({ offer }) => offer);
  const fastest = [...byPrice]
    .sort((a, b) => (a.latestArrivalMs ?? 0) - (b.latestArrivalMs ?? 0))
    .slice(0, 1);
  const liked = [...byPrice].sort((a, b) => (b.score ?? 0) - (a.score ?? 0)).slice(0, 1);
  return [...new Set([...byPrice.slice(0, 1), ...fastest, ...liked, ...byPrice])].slice(0, CARD_OFFERS);
}
