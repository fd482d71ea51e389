import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { createFundApi } from './fundApi';
import { FUND_TEXTS } from './fundRules';
import type { Fund, JoinedActivity } from './fundTypes';

interface FundParts {
  readonly fund: Query<Fund>;
  readonly joined: Query<readonly JoinedActivity[]>;
}

/** The fund's queries with the app's services, for one page visit. Nothing is fetched until a query is used. */
export function makeFundParts(channelId: string, scope: Scope): FundParts {
  const api = createFundApi(gateway, channelId);
  const shared = {
    ...pageDeps(scope),
    isForAll: false,
  };
  return {
    fund: new Query({ ...shared, fetch: api.fetchFund, failedText: FUND_TEXTS.failed }),
    joined: new Query({ ...shared, fetch: api.fetchJoined, failedText: FUND_TEXTS.joinedFailed }),
  };
}
