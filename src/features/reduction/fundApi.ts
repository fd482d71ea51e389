/** Calls about the visitor's own fund (contract tag `reduction`). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import { array, nullable, number, object, optional, string, type Decoded } from '@/api/decode';
import { goodOnes } from '@/api/lenient';
import { shortWords } from '@/api/shortWords';
import { day, fen, id } from './reductionDecoders';
import type { Fund, JoinedActivity } from './reductionTypes';

const MAX_CHANNEL = 128;
const MAX_NAME = 40;
/** The contract's limit. */
const MAX_BUSINESSES = 20;

const wireFund = object({
  availableMoney: fen,
  usedMoney: fen,
  expiredMoney: fen,
  expiringMoney: fen,
  expiringTm: nullable(day),
  orderLimitMoney: fen,
  bizList: goodOnes(number, MAX_BUSINESSES),
  ruleDesc: string,
});

const wireJoined = object({
  joinedList: array(
    object({
      bizId: id,
      activityName: shortWords(MAX_NAME),
      reduceMoney: fen,
      leftMoney: optional(fen),
      status: number,
      activityRuleDesc: string,
    }),
  ),
});

export interface FundApi {
  /** @throws ApiError; UnauthorizedError without login */
  fetchFund(scope: Scope): Promise<Fund>;
  /** Newest first. @throws ApiError; UnauthorizedError without login */
  fetchJoined(scope: Scope): Promise<readonly JoinedActivity[]>;
}

/** @param channelId where the visitor came from; '' when unknown */
export function createFundApi(gateway: Gateway, channelId: string): FundApi {
  const json = { channelId: channelId.slice(0, MAX_CHANNEL) };
  return {
    async fetchFund(scope) {
      const { data } = await gateway.read(
        { path: '/activity/api/reduceMoneyActivity/fund', json, decode: wireFund },
        scope,
      );
      return toFund(data);
    },
    async fetchJoined(scope) {
      const { data } = await gateway.read(
        { path: '/activity/api/reduceMoneyActivity/joinedList', json, decode: wireJoined },
        scope,
      );
      return data.joinedList.map(toJoined);
    },
  };
}

function toFund(wire: Decoded<typeof wireFund>): Fund {
  return {
    availableFen: wire.availableMoney,
    usedFen: wire.usedMoney,
    expiredFen: wire.expiredMoney,
    expiringFen: wire.expiringMoney,
    expiringDay: wire.expiringTm ?? '',
    orderLimitFen: wire.orderLimitMoney,
    businesses: wire.bizList,
    ruleHtml: wire.ruleDesc,
  };
}

function toJoined(wire: Decoded<typeof wireJoined>['joinedList'][number]): JoinedActivity {
  return {
    bizId: wire.bizId,
    name: wire.activityName,
    fen: wire.reduceMoney,
    leftFen: wire.leftMoney ?? null,
    status: wire.status,
    ruleHtml: wire.activityRuleDesc,
  };
}
