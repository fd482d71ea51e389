import type { Scope } from '@/api';
import { sortError } from '@/api/sortError';
import { network } from '@/platform/network';
import { burialPointInfo, loginGate } from '@/session';
import { gatedBy } from '@/session/gated';
import type { CampaignApi } from '../campaignApi';
import type { CampaignStore } from '../CampaignStore';
import { SessionsStore } from './SessionsStore';

/** The page's claims and reminders with the app's own collaborators; one per visit. */
export function makeSessions(api: CampaignApi, campaign: CampaignStore, scope: Scope): SessionsStore {
  return new SessionsStore({
    api,
    campaign,
    runGated: gatedBy(loginGate, scope),
    sortError: (cause) => sortError(cause, network.isOnline()),
    burialPointInfo,
    scope,
  });
}
