import { View, Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { SEND_TEXTS } from '@/domain/send/sendTexts';
import { formatFen } from '@/utils/money';
import { ProblemLine } from './ProblemLine';
import type { SendStore } from './SendStore';
import styles from './goodsCards.module.scss';
import card from './sendFormCard.module.scss';

interface OptionsCardProps {
  readonly store: SendStore;
  readonly isLoggedIn: () => boolean;
  readonly onSlot: () => void | Promise<void>;
  readonly onCoupon: () => void | Promise<void>;
  readonly onRemark: () => void;
}

/** Pickup time, discount, and a note for the courier. */
export function OptionsCard({ store, isLoggedIn, onSlot, onCoupon, onRemark }: OptionsCardProps) {
  return (
    <View className={card['card']}>
      <SlotRow store={store} onPress={onSlot} />
      <CouponField store={store} isLoggedIn={isLoggedIn} onPress={onCoupon} />
      <ReductionRow store={store} />
      <RemarkRow store={store} onPress={onRemark} />
    </View>
  );
}

interface RowProps {
  readonly store: SendStore;
  readonly onPress: () => void | Promise<void>;
}

const SlotRow = observer(function SlotRow({ store, onPress }: RowProps) {
  const { slotText } = store.answers;
  return (
    <View id="send-slot" className={styles['option']}>
      <Pressable className={styles['row']} onPress={onPress}>
        <Text className={styles['optionsCardLabel']}>{SEND_TEXTS.slot}</Text>
        <Text className={cx(styles['value'], slotText === '' && styles['empty'])}>
          {slotText ||
            (store.answers.slots.phase === 'loading' ? SEND_TEXTS.loading : SEND_TEXTS.slotPlaceholder)}
        </Text>
      </Pressable>
      <ProblemLine store={store} field="slot" />
    </View>
  );
});

const CouponField = observer(function CouponField({
  store,
  isLoggedIn,
  onPress,
}: RowProps & Pick<OptionsCardProps, 'isLoggedIn'>) {
  const { coupon, couponNote } = store.answers;
  return (
    <View id="send-coupon" className={styles['option']}>
      <Pressable className={styles['row']} onPress={onPress}>
        <Text className={styles['optionsCardLabel']}>{SEND_TEXTS.coupon}</Text>
        <Text className={cx(styles['value'], coupon === null ? styles['empty'] : styles['off'])}>
          {coupon === null ? couponWords(store, isLoggedIn()) : `-￥${formatFen(coupon.discountFen)}`}
        </Text>
      </Pressable>
      {couponNote !== '' && <View className={styles['note']}>{couponNote}</View>}
      <ProblemLine store={store} field="coupon" />
    </View>
  );
});

function couponWords({ answers: { offers }, draft }: SendStore, isLoggedIn: boolean): string {
  if (!isLoggedIn) return SEND_TEXTS.couponLoggedOut;
  switch (offers.phase) {
    case 'loading':
      return SEND_TEXTS.loading;
    case 'failed':
    case 'offline':
      return SEND_TEXTS.couponsFailed;
    case 'ready':
      return draft.form.coupon.kind === 'none' && (offers.value?.coupons ?? []).some((each) => each.isUsable)
        ? SEND_TEXTS.couponDropped
        : SEND_TEXTS.couponNone;
    default:
      return SEND_TEXTS.couponWait;
  }
}

const ReductionRow = observer(function ReductionRow({ store }: Pick<RowProps, 'store'>) {
  const fen = store.answers.totals?.reductionFen ?? 0;
  return (
    <View>
      {fen > 0 && (
        <View className={styles['row']}>
          <Text className={styles['optionsCardLabel']}>{SEND_TEXTS.reduction}</Text>
          <Text className={cx(styles['plain'], styles['off'])}>{`-￥${formatFen(fen)}`}</Text>
        </View>
      )}
    </View>
  );
});

const RemarkRow = observer(function RemarkRow({ store, onPress }: RowProps) {
  const { remark } = store.draft.form;
  return (
    <Pressable className={styles['row']} onPress={onPress}>
      <Text className={styles['optionsCardLabel']}>{SEND_TEXTS.remark}</Text>
      <Text className={cx(styles['value'], styles['cut'], remark === '' && styles['empty'])}>
        {remark || SEND_TEXTS.remarkRow}
      </Text>
    </Pressable>
  );
});
