import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useCallback } from 'react';
import { serverClock } from '@/api/gateway';
import type { Scope } from '@/api/scope';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { MissingState } from '@/components/MissingState';
import { PullToRefresh } from '@/components/PullToRefresh';
import { ResultMark } from '@/components/ResultMark';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { spacedCode, type WaitingParcel } from '@/domain/parcel/pickRules';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import type { Payment } from '@/domain/payment/makePayment';
import { PayBar } from '@/domain/payment/PayBar';
import { PAY_IN_OTHER_APP } from '@/domain/payment/serviceWords';
import { useShownAgain } from '@/hooks/useShownAgain';
import { h5PathOf, navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { Facts } from '@/templates/Facts';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import type { Fact } from '@/templates/ResultPage';
import { feePageState, overdueText } from './feeRules';
import type { FeeStore } from './FeeStore';
import { FEE_TEXTS } from './feeTexts';
import { useFeeStores } from './useFeeStores';
import styles from './PickFee.module.scss';

const PAGE = 'pickFee';

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
  // It may have been paid elsewhere.
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
              <Fee store={store} parcel={parcel} />
            )
          }
        </QueryView>
      </PullToRefresh>
      <Bar store={store} payment={payment} />
    </View>
  );
}

interface FeeProps {
  readonly store: FeeStore;
  readonly parcel: WaitingParcel;
}

const stateOf = (store: FeeStore, parcel: WaitingParcel) =>
  feePageState(parcel, store.paid !== null, serverClock.nowMs());

interface BarProps {
  readonly store: FeeStore;
  readonly payment: Payment;
}

/** Outside of what is pulled: a bar at the bottom must not move with it. */
const Bar = observer(function Bar({ store, payment }: BarProps) {
  const ended = useCallback(
    (outcome: { readonly kind: string }) => store.ended(outcome.kind === 'paid'),
    [store],
  );
  const parcel = store.parcel.value?.[0];
  if (parcel === undefined) return null;
  const state = stateOf(store, parcel);
  if (state !== 'due' && state !== 'covered') return null;
  return (
    <PayBar
      page={PAGE}
      payment={payment}
      fen={parcel.payFen}
      label={FEE_TEXTS.fee}
      text={state === 'covered' ? FEE_TEXTS.settle : FEE_TEXTS.pay}
      otherAppText={PAY_IN_OTHER_APP}
      appTarget="pick"
      link={h5PathOf(PAGE, { parcelId: parcel.id })}
      onEnd={ended}
    />
  );
});

const Fee = observer(function Fee({ store, parcel }: FeeProps) {
  const nowMs = serverClock.nowMs();
  const state = stateOf(store, parcel);
  switch (state) {
    case 'free':
      return (
        <EmptyState
          text={FEE_TEXTS.nothing}
          action={{ text: FEE_TEXTS.toParcel, onPress: () => toParcel(parcel) }}
        />
      );
    case 'paid':
      return <Paid store={store} parcel={parcel} />;
    case 'due':
    case 'covered':
      return (
        <View className={styles['bill']}>
          <View className={styles['hero']}>
            <View className={styles['toPay']}>{FEE_TEXTS.toPay}</View>
            <Price fen={parcel.payFen} decimals={2} size="huge" className={styles['sum']} />
            <View className={styles['why']}>{state === 'covered' ? FEE_TEXTS.covered : FEE_TEXTS.why}</View>
          </View>
          <Lines bill={parcel} label={FEE_TEXTS.left} rule={parcel.feeRule} />
          <View className={styles['parcel']}>
            <View className={styles['from']}>
              {`${parcel.carrierName} ${PICK_TEXTS.tail} ${parcel.waybillTail}`}
            </View>
            <Facts
              facts={[
                ...placeFacts(parcel),
                { label: FEE_TEXTS.since, value: parcel.freeUntil },
                { label: FEE_TEXTS.overdue, value: overdueText(parcel.freeUntilMs, nowMs) },
              ]}
            />
          </View>
        </View>
      );
  }
});

interface LinesProps {
  readonly bill: Pick<WaitingParcel, 'feeFen' | 'reductionFen' | 'payFen'>;
  /** Of the sum. */
  readonly label: string;
  /** '': none. */
  readonly rule: string;
}

function Lines({ bill, label, rule }: LinesProps) {
  return (
    <Card>
      <View className={styles['title']} {...markup.access({ role: 'heading' })}>
        {FEE_TEXTS.details}
      </View>
      <View className={styles['line']}>
        <View>{FEE_TEXTS.fee}</View>
        <Price fen={bill.feeFen} decimals={2} size="body" tone="ink" />
      </View>
      {bill.reductionFen > 0 && (
        <View className={styles['line']}>
          <View>{FEE_TEXTS.fund}</View>
          <View className={styles['off']}>
            <View>-</View>
            <Price fen={bill.reductionFen} decimals={2} size="body" />
          </View>
        </View>
      )}
      <View className={styles['total']}>
        <View>{label}</View>
        <Price fen={bill.payFen} decimals={2} size="lead" tone="flash" />
      </View>
      {rule !== '' && <View className={styles['rule']}>{`${FEE_TEXTS.rule}：${rule}`}</View>}
    </Card>
  );
}

const Paid = observer(function Paid({ store, parcel }: FeeProps) {
  return (
    <View className={styles['bill']}>
      <View className={styles['hero']} {...markup.access({ role: 'status' })}>
        <ResultMark mark="done" isOnColour />
        <View className={styles['paid']}>{FEE_TEXTS.paid}</View>
        <View className={styles['why']}>{`${FEE_TEXTS.code} ${spacedCode(parcel.code)}`}</View>
      </View>
      {store.paid !== null && <Lines bill={store.paid} label={FEE_TEXTS.paidSum} rule="" />}
      <View className={styles['parcel']}>
        <View className={styles['from']}>
          {`${parcel.carrierName} ${PICK_TEXTS.tail} ${parcel.waybillTail}`}
        </View>
        <Facts facts={placeFacts(parcel)} />
      </View>
      <Button isBlock onClick={() => toParcel(parcel)}>
        {FEE_TEXTS.toParcel}
      </Button>
    </View>
  );
});

const placeFacts = ({ cabinet, cellNo, arrivedAt }: WaitingParcel): readonly Fact[] =>
  [
    { label: FEE_TEXTS.where, value: cabinet.name },
    { label: FEE_TEXTS.cell, value: cellNo },
    { label: FEE_TEXTS.arrived, value: arrivedAt },
  ].filter(({ value }) => value !== '');

function FeeSkeleton() {
  return (
    <SkeletonGroup className={styles['bill']}>
      <Skeleton className={styles['boneHero']} />
      <Skeleton className={styles['boneCard']} />
      <Skeleton className={styles['boneCard']} />
    </SkeletonGroup>
  );
}

const toParcel = ({ id }: WaitingParcel): Promise<unknown> => navigator.goTo('pickUp', { parcelId: id });

async function refresh(store: FeeStore): Promise<void> {
  if ((await store.parcel.refresh()) === 'failed') toast.show(PICK_TEXTS.refreshFailed);
}
