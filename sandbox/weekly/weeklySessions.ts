import type { InclusiveItem, SessionRight, SubscribeStatus, SubscribeTarget } from '../../contract/types';
import type { GatewayTools } from '../core/call';
import { beijingTime } from '../core/clock';
import { isForSending } from '../coupon/couponBusiness';
import type { RightFixture, SessionFixture } from './fixtures/types';

/** The requesting account and the page. */
export interface SessionVisit {
  readonly configId: string;
  /** Null without login. */
  readonly accountId: string | null;
  readonly reminders: ReadonlySet<string>;
}

/** Epoch milliseconds of a session's start and end, in whole seconds, because `startTm` has no smaller unit. */
export function timesOf(
  { startsInSeconds, endsInSeconds }: SessionFixture,
  { seededAtMs }: GatewayTools,
): { readonly startMs: number; readonly endMs: number } {
  const seededMs = Math.floor(seededAtMs() / 1000) * 1000;
  return { startMs: seededMs + startsInSeconds * 1000, endMs: seededMs + endsInSeconds * 1000 };
}

/** Key of a reminder in the store. */
export const reminderName = ({ sourceBiz, sourceBizId, sourceSubBizId }: SubscribeTarget): string =>
  JSON.stringify([sourceBiz, sourceBizId, sourceBiz === 'CHAO_5_SECKILL' ? sourceSubBizId : null]);

/** -1 when none is offered. */
export function reminderStatus(
  hasReminder: boolean,
  target: SubscribeTarget,
  { reminders }: SessionVisit,
): SubscribeStatus {
  if (!hasReminder) return -1;
  return reminders.has(reminderName(target)) ? 1 : 0;
}

/** The session with its rights and their status for the user. */
export async function sessionItem(
  session: SessionFixture,
  visit: SessionVisit,
  tools: GatewayTools,
): Promise<InclusiveItem> {
  const { startMs, endMs } = timesOf(session, tools);
  return {
    id: session.id,
    startTm: beijingTime(startMs),
    endTm: beijingTime(endMs),
    rightsItemList: await Promise.all(
      session.rights.map(async (right): Promise<SessionRight> => ({
        rightsNo: right.no,
        status: await statusOf(right, session, visit, tools),
        type: right.what.kind === 'coupon' ? 'COUPON' : 'COUPON_SALE',
        spuCodes: right.what.kind === 'coupon' ? [] : right.what.spuCodes,
        couponInfo: right.what.kind === 'coupon' ? right.what.coupon : null,
        couponSaleInfo: right.what.kind === 'package' ? right.what.sale : null,
        couponId: couponIdOf(right, session, visit, tools),
      })),
    ),
  };
}

/** The claimed coupon that an order of sending can use; '' for none. */
function couponIdOf(
  right: RightFixture,
  session: SessionFixture,
  { configId, accountId }: SessionVisit,
  { store }: GatewayTools,
): string {
  if (accountId === null) return '';
  const given = store.weekly.givenFor(accountId, { configId, sessionId: session.id, rightsNo: right.no });
  return given.find(({ couponDesc }) => isForSending(couponDesc))?.couponId ?? '';
}

/**
 * Decision: a right of a session that has not started is AVAILABLE where a reminder can be requested and UNAVAILABLE
 * where not, so that product §2.4 "Coupon button state" gives "remind me" and "to start".
 */
async function statusOf(
  right: RightFixture,
  session: SessionFixture,
  { configId, accountId }: SessionVisit,
  tools: GatewayTools,
): Promise<SessionRight['status']> {
  const claims = await tools.store.weekly.claimsOf({ configId, sessionId: session.id, rightsNo: right.no });
  if (accountId !== null && (right.isHeldByEverybody === true || claims.has(accountId))) return 'ACQUIRED';
  if (claims.size >= right.stock) return 'UNAVAILABLE';
  const hasStarted = tools.clock.nowMs() >= timesOf(session, tools).startMs;
  return hasStarted || session.hasReminder ? 'AVAILABLE' : 'UNAVAILABLE';
}
