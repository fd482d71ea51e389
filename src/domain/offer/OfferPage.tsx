import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { type ReactNode, useState } from 'react';
import type { Scope } from '@/api';
import { gateway, serverClock } from '@/api/gateway';
import type { OfferedCoupon } from '@/api/generated/schemas/OfferedCoupon';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Countdown } from '@/components/Countdown';
import { Picture } from '@/components/Picture';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { loadRulesDialog, RulesButton } from '@/domain/activity/parts/RulesButton';
import { PackageCoupon } from '@/domain/couponSale/SaleShared';
import { toWelfare } from '@/domain/elsewhere';
import { useLoaded } from '@/hooks/useLoaded';
import type { RouteName } from '@/navigation';
import { host } from '@/platform/host';
import { pictureAddress } from '@/session/links';
import { parseBeijingTime } from '@/utils/beijingTime';
import { OFFER_BUTTONS } from './offerRules';
import { type OfferCalls, OfferStore } from './OfferStore';
import styles from './OfferPage.module.scss';

/** The store of an offer with the app's own collaborators; one per visit of the page. */
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

/** The campaign's picture; without one its title in its place. */
export function OfferHead({ imageUrl, title }: { readonly imageUrl: string; readonly title: string }) {
  const address = pictureAddress(imageUrl);
  const own = <View className={styles['own']}>{title}</View>;
  return address === '' ? (
    own
  ) : (
    <Picture className={styles['head']} src={address} alt={title} isLazy={false} fallback={own} />
  );
}

/** What can be had, each as a ticket. */
export function OfferedCoupons({ coupons }: { readonly coupons: readonly OfferedCoupon[] }) {
  if (coupons.length === 0) return null;
  return (
    <Card>
      {coupons.map(
        ({ couponType, couponCostStr, couponTitle, couponDesc, bizStr, validDesc, tag }, index) => (
          <PackageCoupon
            key={`${couponTitle}${index}`}
            type={couponType}
            cost={couponCostStr}
            title={[tag, couponTitle].filter((text) => text !== '').join(' · ')}
            description={couponDesc}
            validity={[bizStr === '' ? '' : `限${bizStr}`, validDesc]
              .filter((text) => text !== '')
              .join(' · ')}
          />
        ),
      )}
    </Card>
  );
}

/** An offer to come. */
export const OfferSkeleton = () => (
  <SkeletonGroup>
    <Skeleton className={styles['head']} />
    <View className={styles['main']}>
      <Skeleton className={styles['bones']} />
      <Skeleton className={styles['bones']} />
    </View>
  </SkeletonGroup>
);

const loadResult = () => import('@/domain/receive/ResultDialog');

/** The dialog of what was claimed, loaded when there is something to tell. */
export const OfferResult = observer(function OfferResult({
  store,
  onUse,
}: {
  readonly store: OfferStore;
  readonly onUse: () => Promise<unknown>;
}) {
  const [last, setLast] = useState(store.result);
  if (store.result !== null && store.result !== last) setLast(store.result);
  const part = useLoaded(loadResult, store.isClaiming || store.result !== null);
  return part === null || last === null ? null : (
    <part.ResultDialog
      isOpen={store.result !== null}
      isNew={last.isNew}
      coupons={last.coupons}
      maskedPhone={last.maskedPhone === '' ? null : last.maskedPhone}
      backgroundUrl=""
      onUse={onUse}
      onClose={store.closeResult}
    />
  );
});

interface OfferPageProps {
  readonly page: RouteName;
  readonly store: OfferStore;
  /** Above the coupons: who sent it, how many friends took it. */
  readonly lead?: ReactNode;
  /** Instead of the one button. */
  readonly foot?: ReactNode;
  /** Beside the one button. */
  readonly second?: { readonly text: string; readonly onPress: () => Promise<unknown> };
  readonly onClaim: () => Promise<unknown>;
  readonly onUse: () => Promise<unknown>;
}

/** Picture, what can be had, rules, and one button by how it stands (product §3.10). */
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
  // Nothing to press here: there is a way to what can be had.
  const elsewhere = button.canPress ? null : toWelfare(page);
  // It may be unknown whether it can be had, or this account cannot have it: then it is not sent on.
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
                onEnd={() => void store.query.askAnew()}
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
