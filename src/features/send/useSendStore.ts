import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway, serverClock } from '@/api/gateway';
import { sortError } from '@/api/sortError';
import { createBookApi } from '@/features/address';
import { host } from '@/platform/host';
import { network } from '@/platform/network';
import { burialPointInfo, loginGate, session } from '@/session';
import { gatedBy } from '@/session/gated';
import { systemClock } from '@/utils/clock';
import { createSendApi } from './sendApi';
import { SendStore } from './SendStore';
import { sendDraft } from './theDraft';

/** The page's store with the app's own collaborators; one per visit of the page. */
export function useSendStore(channelId: () => string, scope: Scope): SendStore {
  const [store] = useState(() => {
    const { platformCode, kind } = host.current();
    const place = {
      client: platformCode,
      isConsumerApp: kind === 'consumer-app',
      channelId,
      burialPointInfo,
    };
    return new SendStore({
      api: createSendApi(gateway, place, scope),
      bookApi: createBookApi(gateway),
      draft: sendDraft(),
      token: () => session.token,
      // The form of the SMS login has the agreements; hosts that log in by themselves show none.
      agreedAtLogin: () => session.loginType === 'sms',
      runGated: gatedBy(loginGate, scope),
      sortError: (cause) => sortError(cause, network.isOnline()),
      clock: systemClock,
      serverNowMs: () => serverClock.nowMs(),
      scope,
    });
  });
  return store;
}
