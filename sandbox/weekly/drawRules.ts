import { beijingDayStart } from '../core/clock';
import type { Random } from '../core/random';
import type { DrawOutcome, DrawState } from './drawTable';
import type { DrawFixture, DrawPrizeFixture } from './fixtures/draws';
import { prizeCoupons } from './weeklyCoupons';

export const CAN_DRAW = '1000';
const NOT_LOGGED_IN = '1011';
const JOIN_LIMIT = '1015';
const DAY_MS = 86_400_000;

/** Codes that apply to everyone; the others depend on the user, and without a login it is 1011. */
const HOLDS_FOR_EVERYBODY: readonly string[] = ['1002', '1003', '1010', '1013'];

/** What the reason code depends on in addition to the draw. */
export interface DrawVisit extends DrawState {
  readonly isLoggedIn: boolean;
  /** Parcels that the account has sent since reset. */
  readonly parcelCount: number;
  /** Epoch milliseconds of the server's clock. */
  readonly nowMs: number;
}

const inStock = ({ prizes }: DrawFixture, { given }: DrawState): readonly DrawPrizeFixture[] =>
  prizes.filter(({ code, stock, weight }) => weight > 0 && (given.get(code) ?? 0) < stock);

/** The current reason code of the draw for this user (product §2.4). */
export function reasonCodeOf(draw: DrawFixture, visit: DrawVisit): string {
  const { fixedReason } = draw;
  if (fixedReason !== undefined && HOLDS_FOR_EVERYBODY.includes(fixedReason)) return fixedReason;
  if (!visit.isLoggedIn) return NOT_LOGGED_IN;
  if (fixedReason !== undefined) return fixedReason;
  if (draw.needsParcel === true && visit.parcelCount === 0) return '1009';
  if (draw.rounds !== null && visit.mine.length >= draw.rounds) return '1004';
  if (draw.perDay !== null && drawsToday(visit) >= draw.perDay) return JOIN_LIMIT;
  return inStock(draw, visit).length > 0 ? CAN_DRAW : '1008';
}

/** Draws that the account has left now; null: no limit, or no account. */
export function leftDrawsOf({ rounds, perDay, fixedReason }: DrawFixture, visit: DrawVisit): number | null {
  if (!visit.isLoggedIn || fixedReason !== undefined || (rounds === null && perDay === null)) return null;
  const inAll = rounds === null ? Infinity : rounds - visit.mine.length;
  const today = perDay === null ? Infinity : perDay - drawsToday(visit);
  return Math.max(0, Math.min(inAll, today));
}

/** After the day's last draw: the next midnight in Beijing, epoch milliseconds; otherwise null. */
export const nextDrawOf = (draw: DrawFixture, visit: DrawVisit): number | null =>
  reasonCodeOf(draw, visit) === JOIN_LIMIT ? beijingDayStart(visit.nowMs) + DAY_MS : null;

function drawsToday({ mine, nowMs }: DrawVisit): number {
  const today = beijingDayStart(nowMs);
  return mine.filter(({ drawnAtMs }) => beijingDayStart(drawnAtMs) === today).length;
}

/**
 * Draws one prize by weight among those in stock, or returns the draw's reason code.
 * @param nextCode the prize to draw, if it is in stock
 */
export function chooseOutcome(
  draw: DrawFixture,
  visit: DrawVisit,
  random: Random,
  nextCode: string | null = null,
): DrawOutcome {
  const reasonCode = reasonCodeOf(draw, visit);
  if (reasonCode !== CAN_DRAW) return { kind: 'refused', reasonCode };
  const pool = inStock(draw, visit);
  let left = random.integer(pool.reduce((sum, { weight }) => sum + weight, 0));
  const winner =
    pool.find(({ code }) => code === nextCode) ?? pool.find(({ weight }) => (left -= weight) < 0);
  return winner === undefined
    ? { kind: 'refused', reasonCode: '1008' }
    : { kind: 'drawn', prizeCode: winner.code, coupons: prizeCoupons(winner) };
}
