/** Calls of the landing pages (contract tag `reduction`): wire types stop here. */
import type { Gateway } from '@/api/createGateway';
import { BusinessError } from '@/api/errors';
import {
  reduceMoneyInfo,
  type ReduceMoneyInfoData,
  reduceMoneyJoin,
} from '@/api/generated/operations/fundLanding';
import type { Scope } from '@/api/scope';
import { LANDING_CODE, type JoinAnswer, type LandingActivity, type LandingKind } from './landingRules';

export interface LandingApi {
  /**
   * Open to everybody; whoever is logged in learns whether he has joined. Null: no such activity.
   * @param scope ends the call earlier than the page does
   * @throws ApiError
   */
  fetchActivity(scope: Scope): Promise<LandingActivity | null>;
  /** Joins, sent exactly once. After a lost answer it may have happened: ask `fetchActivity`. @throws ApiError */
  join(requestNo: string): Promise<JoinAnswer>;
}

/** What an address says about the page it opens. */
export interface LandingPlace {
  readonly kind: LandingKind;
  readonly activityCode: string;
  readonly channelId: string;
}

/** What the contract takes. */
const MAX_CODE = 64;
const MAX_CHANNEL = 128;

/** @param scope life of the page; its end cancels what is in flight */
export function createLandingApi(gateway: Gateway, place: LandingPlace, scope: Scope): LandingApi {
  const { kind, activityCode } = place;
  const channelId = place.channelId.slice(0, MAX_CHANNEL);
  // Decision: an address without a code, or with one that cannot be one, is an activity that is not there.
  const isNoCode = activityCode === '' || activityCode.length > MAX_CODE;
  return {
    async fetchActivity(ownScope) {
      if (isNoCode) return null;
      try {
        const { data } = await gateway.call(reduceMoneyInfo, { activityCode, kind, channelId }, ownScope);
        return toActivity(data);
      } catch (cause) {
        if (cause instanceof BusinessError && cause.code === LANDING_CODE.noActivity) return null;
        throw cause;
      }
    },
    async join(requestNo) {
      const { data } = await gateway.call(reduceMoneyJoin, { activityCode, channelId, requestNo }, scope);
      return { amountFen: data.reduceMoney, hadJoined: data.alreadyJoined, validUntil: data.validEndTm };
    },
  };
}

function toActivity(wire: ReduceMoneyInfoData): LandingActivity {
  return {
    code: wire.activityCode,
    name: wire.activityName,
    headerUrl: wire.headImgUrl,
    amountFen: wire.reduceMoney,
    validDays: wire.validDays,
    status: wire.statusCode,
    startsAt: wire.startTm,
    endsAt: wire.endTm,
    rulesHtml: wire.ruleDesc.trim(),
    hasJoined: wire.joined,
    validUntil: wire.validEndTm,
    buttonText: wire.buttonText,
    useUrl: wire.useUrl.trim(),
    shareTitle: wire.shareTitle,
    shareImageUrl: wire.shareImgUrl,
  };
}
