import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { toCallFailure } from '@/api/errors';
import { network } from '@/platform/network';
import { loginGate, session } from '@/session';
import { gatedBy } from '@/session/gated';
import { createFundApi } from './fundApi';
import { FUND_TEXTS } from './fundRules';
import type { Fund, JoinedActivity } from './recordRules';
import { VisitorStore } from '@/data/VisitorStore';

export interface FundParts {
  readonly fund: VisitorStore<Fund>;
  readonly joined: VisitorStore<readonly JoinedActivity[]>;
}

/** The fund's parts with the app's own collaborators, for one visit of a page. Nothing is asked before they are. */
export function makeFundParts(channelId: string, scope: Scope): FundParts {
  const api = createFundApi(gateway, channelId);
  const shared = {
    token: () => session.token,
    isForAll: false,
    runGated: gatedBy(loginGate, scope),
    toCallFailure: (cause: unknown) => toCallFailure(cause, network.isOnline()),
    scope,
  };
  return {
    fund: new VisitorStore({ ...shared, fetch: api.fetchFund, failedText: FUND_TEXTS.failed }),
    joined: new VisitorStore({ ...shared, fetch: api.fetchJoined, failedText: FUND_TEXTS.joinedFailed }),
  };
}
