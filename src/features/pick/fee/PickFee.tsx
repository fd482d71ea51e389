import { pageDeps } from '@/data/pageDeps';
import { useState } from 'react';
import type { Scope } from '@/api/scope';
import { gateway } from '@/api/gateway';
import { host } from '@/platform/host';
import { makeParcels } from '@/domain/parcel/makeParcels';
import { createFeeApi, FeeStore, FEE_TEXTS } from './FeeStore';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/StateView';
import { Price } from '@/components/Amount';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import type { WaitingParcel } from '@/domain/parcel/pickRules';
import styles from './PickFee.module.scss';

/** Creates the page's store with the app's dependencies; one per page visit. */
function useFeeStore(parcelId: string, scope: Scope): FeeStore {
  const [store] = useState(
    () =>
      new FeeStore({
        api: createFeeApi(gateway, host.current().platformCode),
        parcel: makeParcels(scope, ({ id, feeFen }) => id === parcelId && feeFen > 0),
        ...pageDeps(scope),
      }),
  );
  return store;
}

const PAGE = 'pickFee';

interface PickFeeProps {
  readonly parcelId: string;
  readonly scope: Scope;
}

/**
 * Overdue fee of a parcel, and how to settle it: here with the reduction fund only, otherwise in the app.
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton of the bill |
 * | content | fee, deduction by the fund, remaining amount; 用减免金抵扣, or 请在APP支付 |
 * | gone, paid | one sentence and the way back |
 * | failed, offline | what happened and 重试 |
 * | logged out | 登录后查看滞留费 and 去登录 |
 */
export function PickFee({ parcelId, scope }: PickFeeProps) {
  const store = useFeeStore(parcelId, scope);
  // It may have been paid in the app.
  useShownAgain(() => void store.parcel.refresh());
  return (
    <View className={styles['page']}>
      <PullToRefresh onRefresh={() => refresh(store)}>
        <FollowVisitor query={store.parcel} />
        <QueryView
          query={store.parcel}
          isCompact={false}
          skeleton={<FeeSkeleton />}
          loggedOut={{
            text: FEE_TEXTS.loggedOut,
            action: { text: FEE_TEXTS.logIn, onPress: () => store.parcel.logIn() },
          }}
        >
          {([parcel]) =>
            parcel === undefined ? <Gone text={FEE_TEXTS.gone} /> : <Bill store={store} parcel={parcel} />
          }
        </QueryView>
      </PullToRefresh>
    </View>
  );
}

interface BillProps {
  readonly store: FeeStore;
  readonly parcel: WaitingParcel;
}

const Bill = observer(function Bill({ store, parcel }: BillProps) {
  if (store.isSettled) return <Gone text={FEE_TEXTS.settled} />;
  const isCovered = parcel.payFen === 0;
  return (
    <View className={styles['bill']}>
      <Card>
        <View className={styles['from']}>
          {`${parcel.carrierName} ${PICK_TEXTS.tail} ${parcel.waybillTail}`}
        </View>
        <View className={styles['why']}>{FEE_TEXTS.why}</View>
        <View className={styles['line']}>
          <View>{FEE_TEXTS.fee}</View>
          <Price fen={parcel.feeFen} decimals={2} size="body" />
        </View>
        <View className={styles['line']}>
          <View>{FEE_TEXTS.fund}</View>
          <View className={styles['off']}>
            <View>-</View>
            <Price fen={parcel.reductionFen} decimals={2} size="body" />
          </View>
        </View>
        <View className={styles['sum']}>
          <View>{FEE_TEXTS.left}</View>
          <Price fen={parcel.payFen} decimals={2} size="title" tone="flash" />
        </View>
      </Card>
      {isCovered ? (
        <Button isBlock onClick={() => settle(store)}>
          {FEE_TEXTS.settle}
        </Button>
      ) : (
        <View className={styles['inApp']}>
          <View className={styles['title']}>{FEE_TEXTS.payInApp}</View>
          <View className={styles['hint']}>{FEE_TEXTS.payInAppHint}</View>
        </View>
      )}
      <Button isBlock kind="secondary" onClick={toList}>
        {FEE_TEXTS.toList}
      </Button>
    </View>
  );
});

function Gone({ text }: { readonly text: string }) {
  return <EmptyState text={text} action={{ text: FEE_TEXTS.toList, onPress: toList }} />;
}

function FeeSkeleton() {
  return (
    <SkeletonGroup className={styles['bill']}>
      <Skeleton className={styles['boneCard']} />
      <Skeleton className={styles['boneButton']} />
    </SkeletonGroup>
  );
}

const toList = (): Promise<unknown> => navigator.goTo('pickUp');

async function settle(store: FeeStore): Promise<void> {
  tracker.click(PAGE, 'settle');
  const outcome = await store.settle();
  if (outcome.kind === 'message') toast.show(outcome.text);
  if (outcome.kind === 'settled') toast.show(FEE_TEXTS.settled);
}

async function refresh(store: FeeStore): Promise<void> {
  if ((await store.parcel.refresh()) === 'failed') toast.show(PICK_TEXTS.refreshFailed);
}
