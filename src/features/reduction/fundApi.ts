/** API of the user's reduction fund (contract tag `reduction`). DTOs do not leave this file. */
import type { Gateway, Scope } from '@/api';
import {
  type JoinedActivity as WireJoined,
  reduceMoneyFund,
  type ReduceMoneyFundData,
  reduceMoneyJoined,
} from '@/api/generated/operations/fund';
import { toDay } from '@/utils/beijingTime';
import type { Fund, JoinedActivity } from './fundTypes';

const MAX_CHANNEL = 128;

interface FundApi {
  /** @throws ApiError; UnauthorizedError without login */
  fetchFund(scope: Scope): Promise<Fund>;
  /** Newest first. @throws ApiError; UnauthorizedError without login */
  fetchJoined(scope: Scope): Promise<readonly JoinedActivity[]>;
}

/** @param channelId the channel that brought the user; '' when unknown */
export function createFundApi(gateway: Gateway, channelId: string): FundApi {
  const json = { channelId: channelId.slice(0, MAX_CHANNEL) };
  return {
    async fetchFund(scope) {
      const { data } = await gateway.call(reduceMoneyFund, json, scope);
      return toFund(data);
    },
    async fetchJoined(scope) {
      const { data } = await gateway.call(reduceMoneyJoined, json, scope);
      return data.joinedList.map(toJoined);
    },
  };
}

function toFund(wire: ReduceMoneyFundData): Fund {
  return {
    availableFen: wire.availableMoney,
    usedFen: wire.usedMoney,
    expiredFen: wire.expiredMoney,
    expiringFen: wire.expiringMoney,
    expiringDay: toDay(wire.expiringTm ?? ''),
    orderLimitFen: wire.orderLimitMoney,
    businesses: wire.bizList,
    ruleHtml: wire.ruleDesc,
  };
}

function toJoined(wire: WireJoined): JoinedActivity {
  return {
    bizId: wire.bizId,
    name: wire.activityName,
    fen: wire.reduceMoney,
    leftFen: wire.leftMoney ?? null,
    status: wire.status,
    ruleHtml: wire.activityRuleDesc,
  };
}
