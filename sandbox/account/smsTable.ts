import type { ServerClock } from '../core/clock';
import { ExpiringMap } from '../core/expiringMap';
import { yieldTurn, type Random } from '../core/random';

export interface PreCheck {
  readonly requestCode: string;
  readonly mobile: string;
  readonly opCode: string;
  readonly timestamp: number;
  readonly clientIp: string;
  readonly sliderType: 1 | 2 | null;
}

interface SentCode {
  /** The value that `checkSmsCode` signs. */
  readonly requestCode: string;
  readonly mobile: string;
  readonly opCode: string;
  readonly code: string;
  readonly sentAtMs: number;
  readonly preCheck: PreCheck;
}

type CodeCheck = 'right' | 'wrong' | 'too-many' | 'over';

const MINUTE_MS = 60_000;
const CODE_LIFE_MS = 5 * MINUTE_MS;
const MAX_WRONG_TRIES = 5;

/** Pre-checks, sent codes, verify tokens and slider tickets. */
export class SmsTable {
  private readonly preChecks: ExpiringMap<PreCheck>;
  private readonly preCheckByAttempt = new Map<string, string>();
  private readonly sentByAttempt = new Map<string, SentCode>();
  private readonly live = new Map<string, { readonly sent: SentCode; wrongTries: number }>();
  private readonly lastByMobile = new Map<string, SentCode>();
  private readonly verifyTokens: ExpiringMap<string>;
  private readonly sliderTickets: ExpiringMap<string>;

  constructor(
    private readonly clock: ServerClock,
    private readonly random: Random,
  ) {
    this.preChecks = new ExpiringMap(clock, 10 * MINUTE_MS);
    this.verifyTokens = new ExpiringMap(clock, 10 * MINUTE_MS);
    this.sliderTickets = new ExpiringMap(clock, 5 * MINUTE_MS);
  }

  async openPreCheck(preCheck: PreCheck): Promise<void> {
    this.preChecks.set(preCheck.requestCode, preCheck);
    this.preCheckByAttempt.set(attempt(preCheck), preCheck.requestCode);
  }

  /** The latest unused pre-check of this attempt, at most 10 minutes old. */
  async preCheckOf(mobile: string, opCode: string): Promise<PreCheck | null> {
    await yieldTurn();
    const requestCode = this.preCheckByAttempt.get(attempt({ mobile, opCode }));
    return requestCode === undefined ? null : (this.preChecks.get(requestCode) ?? null);
  }

  /** False if another call used it meanwhile. */
  async spendPreCheck(requestCode: string): Promise<boolean> {
    return this.preChecks.take(requestCode) !== undefined;
  }

  async recordSentCode(sent: SentCode): Promise<void> {
    const before = this.lastByMobile.get(sent.mobile);
    if (before !== undefined) this.live.delete(before.requestCode); // a new code invalidates the previous one
    this.live.set(sent.requestCode, { sent, wrongTries: 0 });
    this.sentByAttempt.set(attempt(sent), sent);
    this.lastByMobile.set(sent.mobile, sent);
  }

  async sentCodeOf(mobile: string, opCode: string): Promise<SentCode | null> {
    await yieldTurn();
    return this.sentByAttempt.get(attempt({ mobile, opCode })) ?? null;
  }

  /** Compares, counts the attempts (5 wrong ones invalidate the code), and uses up the code when it is right. */
  async tryCode(requestCode: string, code: string): Promise<CodeCheck> {
    const entry = this.live.get(requestCode);
    if (entry === undefined || entry.sent.sentAtMs + CODE_LIFE_MS <= this.clock.nowMs()) return 'over';
    if (entry.wrongTries >= MAX_WRONG_TRIES) return 'too-many';
    if (entry.sent.code !== code) {
      entry.wrongTries += 1;
      return 'wrong';
    }
    this.live.delete(requestCode);
    return 'right';
  }

  /** The last code sent to a number, or null. */
  async lastCode(mobile: string): Promise<SentCode | null> {
    return this.lastByMobile.get(mobile) ?? null;
  }

  async issueVerifyToken(mobile: string): Promise<string> {
    const token = this.random.hex(16);
    this.verifyTokens.set(token, mobile);
    return token;
  }

  /** True once, within 10 minutes, for the number it was issued to. */
  async takeVerifyToken(token: string, mobile: string): Promise<boolean> {
    return this.verifyTokens.take(token) === mobile;
  }

  async issueSliderTicket(sliderType: 1 | 2): Promise<{ readonly ticket: string; readonly randstr: string }> {
    const ticket = `t0${sliderType}${this.random.hex(24)}`;
    const randstr = `@${this.random.hex(3)}`;
    this.sliderTickets.set(ticket, `${sliderType} ${randstr}`);
    return { ticket, randstr };
  }

  async takeSliderTicket(ticket: string, randstr: string, sliderType: 1 | 2): Promise<boolean> {
    return this.sliderTickets.take(ticket) === `${sliderType} ${randstr}`;
  }
}

const attempt = ({ mobile, opCode }: { readonly mobile: string; readonly opCode: string }): string =>
  `${mobile} ${opCode}`;
