import type { ServerClock } from '../core/clock';
import { yieldTurn } from '../core/random';
import type { Visitor } from '../core/visitor';
import { GIFTS } from './gifts';

/** Recipient of a physical gift. */
export interface GiftReceiver {
  readonly name: string;
  readonly mobile: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly detail: string;
}

export interface AcceptedGift {
  readonly ownerId: string;
  readonly acceptedAtMs: number;
  /** Null: coupons. */
  readonly receiver: GiftReceiver | null;
}

const HOUR_MS = 3_600_000;
/** Holder of the gifts that are taken in the first state; no login belongs to it. */
const SOMEBODY = 'somebody';
const SEEDED_RECEIVER: GiftReceiver = {
  name: '李小姐',
  mobile: '13700002222',
  province: '广东省',
  city: '深圳市',
  district: '南山区',
  detail: '科技园路1号A座1203室',
};

/** The holder of each gift: at most one account, even with simultaneous requests. */
export class GiftTable {
  private readonly taken = new Map<string, AcceptedGift>();
  private readonly seededAtMs: number;

  constructor(private readonly clock: ServerClock) {
    this.seededAtMs = clock.nowMs();
    for (const { code, taken } of GIFTS)
      if (taken?.by === 'somebody')
        this.taken.set(code, { ownerId: SOMEBODY, ...this.seeded(taken.hoursAgo) });
  }

  /**
   * Who accepted it; null: no one.
   * @param visitorId the requesting user
   */
  async acceptedGift(code: string, visitorId: string | null): Promise<AcceptedGift | null> {
    await yieldTurn();
    return this.find(code, visitorId);
  }

  /**
   * Accepts it if it is still free.
   * @returns who holds it now
   */
  async acceptGift({ id }: Visitor, code: string, receiver: GiftReceiver | null): Promise<AcceptedGift> {
    await yieldTurn();
    const before = this.find(code, id);
    if (before !== null) return before;
    const made: AcceptedGift = { ownerId: id, acceptedAtMs: this.clock.nowMs(), receiver };
    this.taken.set(code, made);
    return made;
  }

  private find(code: string, visitorId: string | null): AcceptedGift | null {
    const fixture = GIFTS.find((each) => each.code === code)?.taken;
    if (fixture?.by === 'everybody')
      return { ownerId: visitorId ?? SOMEBODY, ...this.seeded(fixture.hoursAgo) };
    return this.taken.get(code) ?? null;
  }

  private seeded(hoursAgo: number): Pick<AcceptedGift, 'acceptedAtMs' | 'receiver'> {
    return { acceptedAtMs: this.seededAtMs - hoursAgo * HOUR_MS, receiver: SEEDED_RECEIVER };
  }
}
