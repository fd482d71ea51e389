import { beijingDayStart, type ServerClock } from '../core/clock';
import { type Random, yieldTurn } from '../core/random';
import type { Visitor } from '../core/visitor';
import type { StoredPicture, UploadBiz, UploadTicketState } from './uploadTypes';

const TICKET_LIFE_MS = 10 * 60_000;
/** Maximum keys per account and day. */
const DAY_LIMIT = 200;
/** Above this total, the oldest pictures are removed. */
const MAX_BYTES = 64 * 1024 * 1024;

interface Ticket {
  readonly visitorId: string;
  readonly biz: UploadBiz;
  readonly sign: string;
  readonly atMs: number;
  /** Used by a submitted evaluation or feedback. */
  isTaken: boolean;
}

/** Pictures uploaded by users, each under a key that was issued for it. */
export class UploadTable {
  private readonly tickets = new Map<string, Ticket>();
  private readonly pictures = new Map<string, StoredPicture>();
  private bytes = 0;

  constructor(
    private readonly clock: ServerClock,
    private readonly random: Random,
  ) {}

  /** A key for one picture, valid for ten minutes; null: too many today. */
  async issueUpload(
    { id }: Visitor,
    biz: UploadBiz,
  ): Promise<{ readonly key: string; readonly sign: string } | null> {
    await yieldTurn();
    const atMs = this.clock.nowMs();
    const dayMs = beijingDayStart(atMs);
    const ofToday = [...this.tickets.values()].filter((each) => each.visitorId === id && each.atMs >= dayMs);
    if (ofToday.length >= DAY_LIMIT) return null;
    const key = `${biz.toLowerCase()}/${this.random.hex(16)}`;
    const sign = this.random.hex(20);
    this.tickets.set(key, { visitorId: id, biz, sign, atMs, isTaken: false });
    return { key, sign };
  }

  /** Whether a picture may be uploaded under this key. */
  async uploadTicket(key: string, sign: string): Promise<UploadTicketState> {
    await yieldTurn();
    const ticket = this.tickets.get(key);
    if (ticket === undefined || ticket.sign !== sign) return 'unknown';
    if (this.pictures.has(key)) return 'used';
    return this.clock.nowMs() - ticket.atMs > TICKET_LIFE_MS ? 'over' : 'open';
  }

  /** Stores it, once; false: another upload was faster. */
  async putPicture(key: string, picture: StoredPicture): Promise<boolean> {
    await yieldTurn();
    if (this.pictures.has(key)) return false;
    this.pictures.set(key, picture);
    this.bytes += picture.bytes.length;
    for (const [oldest, { bytes }] of this.pictures) {
      if (this.bytes <= MAX_BYTES) break;
      this.pictures.delete(oldest);
      this.bytes -= bytes.length;
    }
    return true;
  }

  /** Null: there is none. */
  async pictureOf(key: string): Promise<StoredPicture | null> {
    await yieldTurn();
    return this.pictures.get(key) ?? null;
  }

  /** Marks pictures as used: all of them or, if one is unknown, already used or missing, none. */
  take({ id }: Visitor, biz: UploadBiz, keys: readonly string[]): boolean {
    const tickets = keys.flatMap((key) => (this.pictures.has(key) ? (this.tickets.get(key) ?? []) : []));
    const areGood =
      tickets.length === keys.length &&
      tickets.every((each) => each.visitorId === id && each.biz === biz && !each.isTaken);
    if (areGood)
      tickets.forEach((each) => {
        each.isTaken = true;
      });
    return areGood;
  }
}
