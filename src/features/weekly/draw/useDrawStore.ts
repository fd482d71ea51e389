import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway, serverClock } from '@/api/gateway';
import { pageDeps } from '@/data/pageDeps';
import { host } from '@/platform/host';
import { motion } from '@/platform/motion';
import { burialPointInfo } from '@/session';
import { openPendingActs } from '@/session/deviceStorage';
import { createDrawApi } from './drawApi';
import { drawHostOf } from './drawRules';
import { DrawStore } from './DrawStore';
import type { DrawPlace } from './drawTypes';

/** Creates a draw's store with the app's services, one per page visit. Sends no request until it is loaded. */
export function useDrawStore(place: DrawPlace, scope: Scope): DrawStore {
  const [store] = useState(() => {
    const { kind, os, platformCode } = host.current();
    // As in the page-info call: only the consumer app's operating system.
    const appSystem = kind === 'consumer-app' && (os === 'ios' || os === 'android') ? os : '';
    return new DrawStore({
      style: place.style,
      isAppOnly: place.isAppOnly,
      host: drawHostOf(platformCode),
      api: createDrawApi(gateway, place, { platformCode, appSystem }, burialPointInfo, scope),
      ...pageDeps(scope),
      serverNowMs: () => serverClock.nowMs(),
      acts: openPendingActs(`draw.${place.activityId}`),
      wantsMotion: () => !motion.isReduced(),
    });
  });
  return store;
}
