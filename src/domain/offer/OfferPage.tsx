import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, type ReactNode } from 'react';
import type { Scope } from '@/api';
import { gateway, serverClock } from '@/api/gateway';
import { Button } from '@/components/Button';
import { Countdown } from '@/components/Countdown';
import { PullToRefresh } from '@/components/PullToRefresh';
import { pageDeps } from '@/data/pageDeps';
import { toWelfare } from '@/domain/activity/moreOffers';
import { ActivityRules } from '@/domain/activity/parts/ActivityRules';
import { LazyOtherPlace } from '@/domain/openApp/LazyOtherPlace';
import type { RouteName } from '@/navigation';
import { host } from '@/platform/host';
import { parseBeijingTime } from '@/utils/beijingTime';
import { OfferBar } from './OfferBar';
import { OfferedCoupons } from './OfferedCoupons';
import { OfferHead } from './OfferHead';
import { OfferMore } from './OfferMore';
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
  /** Its path on H5, for a host where the offer can be claimed. */
  readonly path: string;
  readonly store: OfferStore;
  /** Drawing of the head without a picture. */
  readonly art?: 'parcel' | 'gift';
  /** Above the coupons: who sent it, how many friends took it. */
  readonly lead?: ReactNode;
  /** Replaces the one button; null: none. */
  readonly foot?: ReactNode;
  /** A button to share it. */
  readonly share?: ReactNode;
  readonly onClaim: () => Promise<unknown>;
  /** For a user who has it. */
  readonly onUse: () => Promise<unknown>;
  readonly hadText?: string;
}

/**
 * Picture, coupons, rules, and one button according to the state; beside a disabled one the way to other offers
 * (product §3.10).
 */
export const OfferPage = observer(function OfferPage(props: OfferPageProps) {
  const { page, path, store, art, lead, foot, onClaim, onUse } = props;
  const { hadText = OFFER_BUTTONS.held.text } = props;
  const offer = store.query.value;
  const { state } = store;
  if (offer === null || state === null) return null;
  const { activity, check } = offer;
  const button = OFFER_BUTTONS[state];
  // No action here: link to other offers instead.
  const moreOffers = button.canPress ? null : toWelfare(page);
  // Not shared if the state is unknown or this account is not eligible.
  const share = state === 'closed' || state === 'new-only' ? null : props.share;
  const startMs = state === 'not-started' && activity !== null ? parseBeijingTime(activity.startTm) : null;
  return (
    <View className={styles['page']}>
      <PullToRefresh onRefresh={() => store.query.refresh()}>
        <OfferHead imageUrl={activity?.headImgUrl ?? ''} title={activity?.title || '领取优惠券'} art={art} />
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
            <>
              <View className={styles['words']}>
                {`可通过以下方式参加：${Object.values(activity?.clientMap ?? {}).join('、')}`}
              </View>
              <LazyOtherPlace page={page} path={path} copied="链接已复制，请换一种方式打开" />
            </>
          )}
          {share}
          <OfferMore page={page} coupons={activity?.coupons ?? []} isLost={moreOffers !== null} />
        </View>
      </PullToRefresh>
      <ActivityRules html={activity?.description ?? ''} />
      {foot === undefined ? (
        <OfferBar>
          <Button
            isBlock
            isDisabled={!button.canPress}
            isLoading={store.isClaiming}
            onClick={state === 'held' ? onUse : onClaim}
          >
            {state === 'held' ? hadText : button.text}
          </Button>
          {moreOffers !== null && state !== 'wrong-client' && (
            <Button isBlock onClick={moreOffers.onPress}>
              {moreOffers.text}
            </Button>
          )}
        </OfferBar>
      ) : (
        foot
      )}
      <OfferResult store={store} onUse={onUse} />
    </View>
  );
});
