import type { ServerClock } from '../core/clock';
import { yieldTurn } from '../core/random';
import type { Visitor } from '../core/visitor';
import { seededQueries } from './express';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Maximum queries per user and minute; users without login are counted by their address. */
const MOST_A_MINUTE = 30;
/** Maximum number of entries per account. */
const MOST_KEPT = 200;

/** A waybill number that a user has queried. */
export interface ExpressQuery {
  /** Increases with each query of the sandbox. */
  readonly id: number;
  readonly waybillNo: string;
  readonly atMs: number;
}

/** Queries about parcels by account, and their number within a minute. */
export class ExpressTable {
  private readonly records = new Map<string, readonly ExpressQuery[]>();
  private readonly asked = new Map<string, readonly number[]>();
  private readonly seededAtMs: number;
  private count = 1_000;

  constructor(private readonly clock: ServerClock) {
    this.seededAtMs = clock.nowMs();
  }

  /** False: too many queries within a minute. */
  async mayAskExpress(asker: string): Promise<boolean> {
    await yieldTurn();
    const nowMs = this.clock.nowMs();
    const recent = (this.asked.get(asker) ?? []).filter((atMs) => nowMs - atMs < MINUTE_MS);
    if (recent.length >= MOST_A_MINUTE) return false;
    this.asked.set(asker, [...recent, nowMs]);
    return true;
  }

  /** A repeated query becomes a new entry, the newest one. */
  async noteExpress(visitor: Visitor, waybillNo: string): Promise<void> {
    await yieldTurn();
    this.count += 1;
    const query = { id: this.count, waybillNo, atMs: this.clock.nowMs() };
    const others = this.recordNow(visitor).filter((each) => each.waybillNo !== waybillNo);
    this.records.set(visitor.id, [query, ...others].slice(0, MOST_KEPT));
  }

  /** Newest first. */
  async expressQueries(visitor: Visitor): Promise<readonly ExpressQuery[]> {
    await yieldTurn();
    return this.recordNow(visitor);
  }

  /** @returns how many are left */
  async dropExpress(visitor: Visitor, isDropped: (query: ExpressQuery) => boolean): Promise<number> {
    await yieldTurn();
    const left = this.recordNow(visitor).filter((query) => !isDropped(query));
    this.records.set(visitor.id, left);
    return left.length;
  }

  private recordNow(visitor: Visitor): readonly ExpressQuery[] {
    const known = this.records.get(visitor.id);
    if (known !== undefined) return known;
    const numbers = seededQueries(visitor.phone);
    return numbers.map((waybillNo, index) => ({
      id: numbers.length - index,
      waybillNo,
      atMs: this.seededAtMs - index * DAY_MS - MINUTE_MS,
    }));
  }
}
