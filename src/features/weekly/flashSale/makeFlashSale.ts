import { useCallback } from 'react';
import type { Scope } from '@/api/scope';
import { pageDeps } from '@/data/pageDeps';
import { openNotifications } from '@/domain/activity/openNotifications';
import { navigator } from '@/navigation';
import { bridge } from '@/platform/bridge';
import { toast } from '@/platform/toast';
import { burialPointInfo } from '@/session';
import { tracker } from '@/tracking';
import type { ModulePageApi } from '../page/modulePageApi';
import { useModulePage } from '../page/modulePageContext';
import type { ModulePageStore } from '../page/ModulePageStore';
import { FlashSaleStore } from './FlashSaleStore';
import { addressOfUse, pressRight } from './pressRight';
import type { RightButton } from './rightRules';
import type { Session, SessionRight } from './sessionTypes';

/** Creates the store of the page's claims and reminders with the app's real dependencies; one per visit. */
export function makeFlashSale(api: ModulePageApi, modulePage: ModulePageStore, scope: Scope): FlashSaleStore {
  return new FlashSaleStore({
    api,
    modulePage,
    ...pageDeps(scope),
    burialPointInfo,
  });
}

/** `pressRight` with the page's store and the app's toasts, navigation and tracking. */
export function usePressRight(): (
  button: RightButton,
  session: Session,
  right: SessionRight,
) => Promise<void> {
  const { page, sessions, follow, click, messages } = useModulePage();
  return useCallback(
    async (button, session, right) => {
      // Must come first: hosts allow this prompt only inside the tap handler. If the user refuses messages, no reminder
      // is set.
      const refusal = button === 'remind' ? await messages.ask?.() : null;
      const context = { sessionId: session.id, rightsNo: right.rightsNo, button };
      if (button !== 'use') click('sessionRight', context);
      if (typeof refusal === 'string') return toast.show(refusal);
      return pressRight(button, session, right, sessions, {
        toast: (text) => toast.show(text),
        openUse: (place, couponId) => follow(addressOfUse(place, couponId), 'sessionUse'),
        openCoupons: () => navigator.goTo('myCoupons'),
        openSale: (code) => navigator.goTo('couponSale', { code }),
        openNotifications: () => openNotifications(bridge),
        noteClaim: (kind) =>
          tracker.track({
            page,
            type: 'result',
            component: 'sessionClaim',
            context: { ...context, kind },
          }),
      });
    },
    [page, sessions, follow, click, messages],
  );
}
