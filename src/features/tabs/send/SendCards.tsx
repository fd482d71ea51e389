import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { StatePage } from '@/templates/StatePage';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { sizeText, weightLimit } from '@/domain/send/sendRules';
import { markup } from '@/platform/markup';
import { SEND_TEXTS } from '@/domain/send/sendTexts';
import { WeightStepper } from '@/domain/send/WeightStepper';
import type { SendStore } from './SendStore';
import { ProblemLine } from './SendParts';
import { Radio } from '@/components/Radio';
import card from './components/SendCard.module.scss';
import { formatFen } from '@/utils/money';
import styles from './SendCards.module.scss';

interface GoodsCardProps {
  readonly store: SendStore;
  readonly onForbidden: () => void;
}

/** What is sent and how heavy it is. */
export function GoodsCard({ store, onForbidden }: GoodsCardProps) {
  return (
    <View id="send-goods" className={card['card']}>
      <View className={card['head']}>
        <View className={card['title']} {...markup.access({ role: 'heading' })}>
          {SEND_TEXTS.goods}
        </View>
        <Pressable className={card['more']} onPress={onForbidden}>
          {SEND_TEXTS.forbidden}
        </Pressable>
      </View>
      <Kinds store={store} />
      <ProblemLine store={store} field="goods" />
      <Weight store={store} />
    </View>
  );
}

const Kinds = observer(function Kinds({ store }: Pick<GoodsCardProps, 'store'>) {
  const { goods, goodsType } = store.answers;
  return (
    <StatePage
      phase={goods.phase}
      skeleton={<KindsSkeleton />}
      failedText={goods.failureText}
      onRetry={goods.load}
      isCompact
    >
      {() => (
        <View>
          <View
            className={styles['kinds']}
            {...markup.access({ role: 'radiogroup', label: SEND_TEXTS.goods })}
          >
            {(goods.value?.types ?? []).map((kind) => (
              <Radio
                key={kind.id}
                label={kind.name}
                isChecked={kind.id === goodsType?.id}
                onSelect={() => store.chooseGoods(kind)}
                className={cx(styles['kind'], kind.id === goodsType?.id && styles['chosen'])}
              >
                {kind.name}
              </Radio>
            ))}
          </View>
          <View className={styles['hint']}>{goodsType?.hint ?? ''}</View>
        </View>
      )}
    </StatePage>
  );
});

function KindsSkeleton() {
  return (
    <SkeletonGroup className={styles['kinds']}>
      {['1', '2', '3', '4', '5', '6'].map((key) => (
        <Skeleton key={key} className={styles['bone']} />
      ))}
    </SkeletonGroup>
  );
}

const Weight = observer(function Weight({ store }: Pick<GoodsCardProps, 'store'>) {
  const { weight, size } = store.draft.form;
  return (
    <>
      <WeightStepper weight={weight} max={weightLimit(store.answers.goodsType)} onStep={store.step} />
      <View>
        {size !== null && (
          <View className={styles['size']}>
            <View className={styles['sides']}>{sizeText(size)}</View>
            <Pressable
              className={styles['drop']}
              label={SEND_TEXTS.dropSizeLabel}
              onPress={() => store.draft.setSize(null)}
            >
              {SEND_TEXTS.dropSize}
            </Pressable>
          </View>
        )}
      </View>
    </>
  );
});

interface OptionsCardProps {
  readonly store: SendStore;
  readonly isLoggedIn: () => boolean;
  readonly onSlot: () => void | Promise<void>;
  readonly onCoupon: () => void | Promise<void>;
  readonly onRemark: () => void;
}

/** When it is collected, what is taken off, and what the courier should know. */
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
