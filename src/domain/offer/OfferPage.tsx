import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, type ReactNode } from 'react';
import type { Scope } from '@/api';
import { gateway, serverClock } from '@/api/gateway';
import { Button } from '@/components/Button';
import { Countdown } from '@/components/Countdown';
import { PullToRefresh } from '@/components/PullToRefresh';
import { pageDeps } from '@/data/pageDeps';
import { loadRulesDialog, RulesButton } from '@/domain/activity/parts/RulesButton';
import { toWelfare } from '@/domain/elsewhere';
import { useLoaded } from '@/hooks/useLoaded';
import type { RouteName } from '@/navigation';
import { host } from '@/platform/host';
import { parseBeijingTime } from '@/utils/beijingTime';
import { OfferedCoupons } from './OfferedCoupons';
import { OfferHead } from './OfferHead';
import { OfferResult } from './OfferResult';
import { OFFER_BUTTONS } from './offerRules';
import { type OfferCalls, OfferStore } from './OfferStore';
import styles from './OfferPage.module.scss';

/** Creates an offer's store with the app's services, one per page visit. */
export function useOfferStore(
  place: { readonly code: string; readonly shareCode?: string },
  calls: OfferCalls,
  scope: Scope,
): OfferStore {
  const [store] = useState(() => {
    const { platformCode, kind } = host.current();
    const client = { platformCode, isPlainBrowser: kind === 'browser' };
    return new OfferStore({ ...pageDeps(scope), ...place, gateway, calls, client });
  });
  return store;
}

interface OfferPageProps {
  readonly page: RouteName;
  readonly store: OfferStore;
  /** Above the coupons: who sent it, how many friends took it. */
  readonly lead?: ReactNode;
  /** Replaces the one button. */
  readonly foot?: ReactNode;
  /** A second button beside it. */
  readonly second?: { readonly text: string; readonly onPress: () => Promise<unknown> };
  readonly onClaim: () => Promise<unknown>;
  readonly onUse: () => Promise<unknown>;
}

/** Picture, coupons, rules, and one button according to the state (product §3.10). */
export const OfferPage = observer(function OfferPage(props: OfferPageProps) {
  const { page, store, lead, foot, second, onClaim, onUse } = props;
  const [areRulesOpen, setRulesOpen] = useState(false);
  const close = (): void => setRulesOpen(false);
  const rules = useLoaded(loadRulesDialog, areRulesOpen, close);
  const offer = store.query.value;
  const { state } = store;
  if (offer === null || state === null) return null;
  const { activity, check } = offer;
  const button = OFFER_BUTTONS[state];
  // No action here: link to other offers instead.
  const elsewhere = button.canPress ? null : toWelfare(page);
  // Not shared if the state is unknown or this account is not eligible.
  const share = state === 'closed' || state === 'new-only' ? undefined : second;
  const startMs = state === 'not-started' && activity !== null ? parseBeijingTime(activity.startTm) : null;
  return (
    <View className={styles['page']}>
      <PullToRefresh onRefresh={() => store.query.refresh()}>
        <OfferHead imageUrl={activity?.headImgUrl ?? ''} title={activity?.title || '领取优惠券'} />
        <View className={styles['main']}>
          {lead}
          {startMs !== null && startMs > serverClock.nowMs() && (
            <View className={styles['words']}>
              <Countdown
                endAtMs={startMs}
                offsetMs={serverClock.nowMs() - Date.now()}
                template="距开始 {time}"
                label="距开始"
                onEnd={() => void store.query.refetch()}
              />
            </View>
          )}
          <OfferedCoupons coupons={activity?.coupons ?? []} />
          {(state === 'refused' || state === 'new-only') && check !== null && check.reasonMsg !== '' && (
            <View className={styles['words']}>{check.reasonMsg}</View>
          )}
          {state === 'wrong-client' && (
            <View className={styles['words']}>
              {`可通过以下方式参加：${Object.values(activity?.clientMap ?? {}).join('、')}`}
            </View>
          )}
          {elsewhere !== null && (
            <Button kind="secondary" isBlock onClick={elsewhere.onPress}>
              {elsewhere.text}
            </Button>
          )}
          {share !== undefined && (
            <Button kind="secondary" isBlock onClick={share.onPress}>
              {share.text}
            </Button>
          )}
        </View>
      </PullToRefresh>
      {activity !== null && activity.description.trim() !== '' && (
        <RulesButton onPress={() => setRulesOpen(true)} />
      )}
      {rules !== null && (
        <rules.RulesDialog isOpen={areRulesOpen} html={activity?.description ?? ''} onClose={close} />
      )}
      {foot ?? (
        <View className={styles['bar']}>
          <Button
            isBlock
            isDisabled={!button.canPress}
            isLoading={store.isClaiming}
            onClick={state === 'had' ? onUse : onClaim}
          >
            {button.text}
          </Button>
        </View>
      )}
      <OfferResult store={store} onUse={onUse} />
    </View>
  );
});
