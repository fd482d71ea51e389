import type { ContrastQuestion } from '../../contract/types';
import { hasNothing, HOSTILE_MOBILE } from '../account/visitors';
import type { ServerClock } from '../core/clock';
import { KeyedQueue } from '../core/keyedQueue';
import { type Random, yieldTurn } from '../core/random';
import type { Visitor } from '../core/visitor';
import { seededWallet } from '../coupon/wallet';
import { ORDER_LIMIT } from '../reduction/fundRules';
import { HOSTILE_INQUIRY, SEEDED_INQUIRIES, SEEDED_SHARES, SHARE_DAYS } from './contrast';
import { seededInquiry } from './contrastRules';
import type { ContrastOffer, ContrastShare, PriceInquiry } from './contrastTypes';

const DAY_MS = 86_400_000;
/** Maximum number of records per account; older ones are removed. */
const RECORD_LIMIT = 200;

/** Inquiries by account, and shared offers. One account's records are queued. */
export class ContrastTable {
  private readonly inquiries = new Map<string, readonly PriceInquiry[]>();
  private readonly shares = new Map<string, ContrastShare>();
  private readonly viewers = new Map<string, Set<string>>();
  private readonly queue = new KeyedQueue();
  private readonly seededAtMs: number;

  constructor(
    private readonly clock: ServerClock,
    private readonly random: Random,
  ) {
    this.seededAtMs = clock.nowMs();
    for (const { daysAgo, ...share } of SEEDED_SHARES)
      this.shares.set(share.shareCode, { ...share, atMs: this.seededAtMs - daysAgo * DAY_MS });
  }

  /** Newest first. */
  async inquiriesOf(visitor: Visitor): Promise<readonly PriceInquiry[]> {
    await yieldTurn();
    return this.inquiriesNow(visitor);
  }

  /** The record of this number, of this account; null: none. */
  async inquiryOf(visitor: Visitor, inquiryNo: string): Promise<PriceInquiry | null> {
    await yieldTurn();
    return this.inquiriesNow(visitor).find((each) => each.inquiryNo === inquiryNo) ?? null;
  }

  /** Records an inquiry: the same parcel at the prices of its last record updates that record's time. */
  noteInquiry(
    visitor: Visitor,
    question: ContrastQuestion,
    offers: readonly ContrastOffer[],
  ): Promise<PriceInquiry> {
    return this.queue.run(visitor.id, async () => {
      const known = await this.inquiriesOf(visitor);
      const last = known.find((each) => isSame(each.question, question));
      const isKnown = last !== undefined && pricesOf(last.offers) === pricesOf(offers);
      const inquiryNo = isKnown ? last.inquiryNo : `CP${this.random.hex(14)}`;
      const noted: PriceInquiry = { inquiryNo, question, atMs: this.clock.nowMs(), offers };
      const others = isKnown ? known.filter((each) => each !== last) : known;
      this.inquiries.set(visitor.id, [noted, ...others].slice(0, RECORD_LIMIT));
      return noted;
    });
  }

  /** One account has one link for the same offer at the same freight, while it is valid. */
  shareOffer(
    { phone }: Visitor,
    share: Pick<ContrastShare, 'question' | 'carrierCode' | 'freightFen'>,
  ): Promise<ContrastShare> {
    return this.queue.run(phone, async () => {
      await yieldTurn();
      const atMs = this.clock.nowMs();
      const known = [...this.shares.values()].find(
        (each) =>
          each.sharerPhone === phone &&
          each.carrierCode === share.carrierCode &&
          each.freightFen === share.freightFen &&
          isSame(each.question, share.question) &&
          atMs < each.atMs + SHARE_DAYS * DAY_MS,
      );
      if (known !== undefined) return known;
      const made = { ...share, shareCode: `CS${this.random.hex(14)}`, sharerPhone: phone, atMs };
      this.shares.set(made.shareCode, made);
      return made;
    });
  }

  /** Null: unknown code. */
  async sharedOffer(shareCode: string): Promise<ContrastShare | null> {
    await yieldTurn();
    return this.shares.get(shareCode) ?? null;
  }

  /**
   * Counts a friend's view, once per friend.
   * @returns the number of friends
   */
  async noteShareView(shareCode: string, friend: Visitor | null): Promise<number> {
    const seen = this.viewers.get(shareCode) ?? new Set<string>();
    this.viewers.set(shareCode, seen);
    // The owner does not count as a friend.
    if (friend !== null && friend.phone !== this.shares.get(shareCode)?.sharerPhone) seen.add(friend.id);
    await yieldTurn();
    return seen.size;
  }

  private inquiriesNow({ id, phone }: Visitor): readonly PriceInquiry[] {
    return this.inquiries.get(id) ?? this.seeded(phone);
  }

  private seeded(phone: string): readonly PriceInquiry[] {
    if (hasNothing(phone)) return [];
    const seeds = phone === HOSTILE_MOBILE ? [HOSTILE_INQUIRY, ...SEEDED_INQUIRIES] : SEEDED_INQUIRIES;
    const means = { wallet: seededWallet(phone, this.seededAtMs), fundFen: ORDER_LIMIT };
    return seeds.map((seed) => seededInquiry(seed, this.seededAtMs, means));
  }
}

const KEYS = [
  'senderProvince',
  'senderCity',
  'receiverProvince',
  'receiverCity',
  'goodsType',
  'weight',
  'lengthCm',
  'widthCm',
  'heightCm',
] as const satisfies readonly (keyof ContrastQuestion)[];

const isSame = (one: ContrastQuestion, other: ContrastQuestion): boolean =>
  KEYS.every((key) => (one[key] ?? 0) === (other[key] ?? 0));

/** The part of the response that makes it a different record: carriers and prices. Arrival times change every hour. */
const pricesOf = (offers: readonly ContrastOffer[]): string =>
  JSON.stringify(offers.map(({ carrierCode, payFen }) => `${carrierCode} ${payFen ?? ''}`).sort());
