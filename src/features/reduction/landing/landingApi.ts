/** API of the landing pages (contract tag `reduction`): raw server types stay inside this file. */
import type { Gateway } from '@/api/createGateway';
import {
  reduceMoneyInfo,
  type ReduceMoneyInfoData,
  reduceMoneyJoin,
} from '@/api/generated/operations/fundLanding';
import { ignoreRefusal } from '@/api/ignoreRefusal';
import type { Scope } from '@/api/scope';
import { LANDING_CODE } from './landingCodes';
import type { JoinAnswer, LandingActivity, LandingKind } from './landingTypes';

export interface LandingApi {
  /**
   * Public; for a logged-in user the response says whether they have joined. Null: no such activity.
   * @param scope cancels the request earlier than the page does
   * @throws ApiError
   */
  fetchActivity(scope: Scope): Promise<LandingActivity | null>;
  /**
   * Joins; sent exactly once. After a lost response it may have succeeded: check with `fetchActivity`. @throws ApiError
   */
  join(requestNo: string): Promise<JoinAnswer>;
}

/** URL parameters of a landing page. */
export interface LandingPlace {
  readonly kind: LandingKind;
  readonly activityCode: string;
  readonly channelId: string;
}

/** Limits of the contract. */
const MAX_CODE = 64;
const MAX_CHANNEL = 128;

/** @param scope page scope; unmounting cancels requests in flight */
export function createLandingApi(gateway: Gateway, place: LandingPlace, scope: Scope): LandingApi {
  const { kind, activityCode } = place;
  const channelId = place.channelId.slice(0, MAX_CHANNEL);
  // Decision: a missing or impossible code in the URL counts as an activity that does not exist.
  const isNoCode = activityCode === '' || activityCode.length > MAX_CODE;
  return {
    async fetchActivity(ownScope) {
      if (isNoCode) return null;
      return ignoreRefusal(LANDING_CODE.noActivity, null, async () => {
        const { data } = await gateway.call(reduceMoneyInfo, { activityCode, kind, channelId }, ownScope);
        return toActivity(data);
      });
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
