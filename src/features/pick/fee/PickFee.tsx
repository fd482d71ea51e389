import { View } from '@tarojs/components';
import type { Scope } from '@/api/scope';
import { MissingState } from '@/components/MissingState';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import { toast } from '@/platform/toast';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { FeeBar } from './components/FeeBar';
import { FeeBill } from './components/FeeBill';
import type { FeeStore } from './FeeStore';
import { FEE_TEXTS } from './feeTexts';
import { useFeeStores } from './useFeeStores';
import styles from './PickFee.module.scss';

interface PickFeeProps {
  readonly parcelId: string;
  readonly scope: Scope;
}

/**
 * Overdue fee of a parcel: what, since when, how it is computed, what the reduction fund takes off, and paying it.
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton of the bill |
 * | due | sum, details, parcel; 去支付, and what follows a tap: `PayBar` |
 * | covered by the fund | the same with 用减免金抵扣, in any host |
 * | paid | the pick-up code and 去取件 |
 * | no fee, gone | one sentence and the next step |
 * | failed, offline | what happened and 重试 |
 * | logged out | 登录后查看超时取件费 and 去登录 |
 */
export function PickFee({ parcelId, scope }: PickFeeProps) {
  const { store, payment } = useFeeStores(parcelId, scope);
  // It may have been paid in another app.
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
            parcel === undefined ? (
              <MissingState
                text={FEE_TEXTS.gone}
                action={{ text: FEE_TEXTS.toList, onPress: () => navigator.goTo('pickUp') }}
              />
            ) : (
              <FeeBill store={store} parcel={parcel} />
            )
          }
        </QueryView>
      </PullToRefresh>
      <FeeBar store={store} payment={payment} />
    </View>
  );
}

function FeeSkeleton() {
  return (
    <SkeletonGroup className={styles['bill']}>
      <Skeleton className={styles['skeletonHero']} />
      <Skeleton className={styles['skeletonCard']} />
      <Skeleton className={styles['skeletonCard']} />
    </SkeletonGroup>
  );
}

async function refresh(store: FeeStore): Promise<void> {
  if ((await store.parcel.refresh()) === 'failed') toast.show(PICK_TEXTS.refreshFailed);
}
