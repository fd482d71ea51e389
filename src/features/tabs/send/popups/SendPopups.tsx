import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Amount } from '@/components/Amount';
import { StatePage } from '@/templates/StatePage';
import { cx } from '@/components/cx';
import { EmptyState } from '@/components/StateView';
import { Popup } from '@/components/ModalLayer';
import { Skeleton, SkeletonGroup, SkeletonText } from '@/components/Skeleton';
import { couponValue } from '@/domain/coupon/couponValue';
import { markup } from '@/platform/markup';
import { formatFen } from '@/utils/money';
import { Radio } from '@/components/Radio';
import { SEND_TEXTS } from '@/domain/send/sendTexts';
import { POPUP_TEXTS, type PopupName } from './sendPopupTexts';
import type { SendStore } from '../SendStore';
import { MAX_REMARK, type SendCoupon, toggleRemark } from '@/domain/send/sendRules';
import { Dialog } from '@/components/Dialog';
import { Button } from '@/components/Button';
import { Pressable } from '@/components/Pressable';
import { TextField } from '@/components/TextField';
import { useState } from 'react';
import { dayLabel } from '@/domain/send/arrivalRules';
import { dateMs, hoursLabel, shownDays } from '../slotRules';
import styles from './SendPopups.module.scss';

interface CouponPopupProps {
  readonly store: SendStore;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The visitor's coupons for this order: usable ones first, the others say why not. */
export function CouponPopup({ store, isOpen, onClose }: CouponPopupProps) {
  return (
    <Popup isOpen={isOpen} title={SEND_TEXTS.coupon} onClose={onClose}>
      <Coupons store={store} onClose={onClose} />
    </Popup>
  );
}

const Coupons = observer(function Coupons({ store, onClose }: Omit<CouponPopupProps, 'isOpen'>) {
  const { draft } = store;
  const { offers, coupon } = store.answers;
  if (offers.phase === 'idle') return <EmptyState isCompact text={SEND_TEXTS.couponWait} />;
  return (
    <StatePage
      phase={offers.phase}
      skeleton={
        <SkeletonGroup>
          <SkeletonText lines={6} />
        </SkeletonGroup>
      }
      failedText={offers.failureText}
      onRetry={offers.load}
      isCompact
    >
      {() => {
        const coupons = offers.value?.coupons ?? [];
        if (coupons.length === 0) return <EmptyState isCompact text={SEND_TEXTS.couponNone} />;
        return (
          <View {...markup.access({ role: 'radiogroup', label: SEND_TEXTS.coupon })}>
            <Radio
              label={SEND_TEXTS.couponDropped}
              isChecked={coupon === null}
              onSelect={() => {
                draft.setCoupon({ kind: 'none' });
                onClose();
              }}
              className={styles['drop'] ?? ''}
            >
              <View className={styles['dropText']}>{SEND_TEXTS.couponDropped}</View>
              <View className={cx(styles['dot'], coupon === null && styles['chosen'])} />
            </Radio>
            {coupons.map((each) => (
              <CouponOption
                key={each.id}
                coupon={each}
                isChosen={each.id === coupon?.id}
                onSelect={() => {
                  draft.setCoupon({ kind: 'this', id: each.id });
                  onClose();
                }}
              />
            ))}
          </View>
        );
      }}
    </StatePage>
  );
});

interface CouponOptionProps {
  readonly coupon: SendCoupon;
  readonly isChosen: boolean;
  readonly onSelect: () => void;
}

function CouponOption({ coupon, isChosen, onSelect }: CouponOptionProps) {
  const { prefix, amount, suffix } = couponValue(coupon);
  const note = coupon.isUsable
    ? `本单可减 ￥${formatFen(coupon.discountFen)}`
    : coupon.reason || SEND_TEXTS.carrierGone;
  return (
    <Radio
      label={[`${prefix}${amount}${suffix}`, coupon.title, note].join('，')}
      isChecked={isChosen}
      isDisabled={!coupon.isUsable}
      onSelect={onSelect}
      className={cx(styles['ticket'], !coupon.isUsable && styles['closed'])}
    >
      <View className={styles['value']}>
        <Amount prefix={prefix} value={amount} suffix={suffix} size="title" />
      </View>
      <View className={styles['words']}>
        <View className={styles['title']}>{coupon.title}</View>
        <View className={styles['line']}>{coupon.description}</View>
        <View className={styles['line']}>{POPUP_TEXTS.couponEnds(coupon.endsOn)}</View>
        <View className={cx(styles['line'], coupon.isUsable && styles['off'])}>{note}</View>
      </View>
      <View className={cx(styles['dot'], isChosen && styles['chosen'])} />
    </Radio>
  );
}

interface ForbiddenPopupProps {
  readonly store: SendStore;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What nobody may send. */
export const ForbiddenPopup = observer(function ForbiddenPopup({
  store: {
    answers: { goods },
  },
  isOpen,
  onClose,
}: ForbiddenPopupProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={SEND_TEXTS.forbidden}
      onClose={onClose}
      confirm={{ text: POPUP_TEXTS.confirm, onPress: onClose }}
    >
      <StatePage
        phase={goods.phase}
        skeleton={
          <SkeletonGroup>
            <SkeletonText lines={5} />
          </SkeletonGroup>
        }
        failedText={goods.failureText}
        onRetry={goods.load}
        isCompact
      >
        {() => (
          <View {...markup.access({ role: 'list', label: SEND_TEXTS.forbidden })}>
            {(goods.value?.forbidden ?? []).map((words) => (
              <View key={words} className={styles['item']} {...markup.access({ role: 'listitem' })}>
                {words}
              </View>
            ))}
          </View>
        )}
      </StatePage>
    </Dialog>
  );
});

interface RemarkPopupProps {
  readonly store: SendStore;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Words for the courier: typed, or chosen from those that are often said. */
export function RemarkPopup({ store, isOpen, onClose }: RemarkPopupProps) {
  return (
    <Popup isOpen={isOpen} title={SEND_TEXTS.remark} onClose={onClose}>
      <Words store={store} />
      <View className={styles['done']}>
        <Button isBlock onClick={onClose}>
          {POPUP_TEXTS.done}
        </Button>
      </View>
    </Popup>
  );
}

const Words = observer(function Words({ store: { draft, answers } }: Pick<RemarkPopupProps, 'store'>) {
  const { remark } = draft.form;
  return (
    <View>
      <TextField
        label={SEND_TEXTS.remark}
        value={remark}
        maxLength={MAX_REMARK}
        placeholder={POPUP_TEXTS.remarkPlaceholder}
        onChange={draft.setRemark}
        isClearable
      />
      <View className={styles['quick']}>
        {(answers.goods.value?.remarks ?? []).map((words) => (
          <Pressable
            key={words}
            className={styles['chip']}
            onPress={() => draft.setRemark(toggleRemark(remark, words))}
          >
            <Text className={cx(styles['chipText'], remark.includes(words) && styles['used'])}>{words}</Text>
          </Pressable>
        ))}
      </View>
    </View>
  );
});

interface SlotPopupProps {
  readonly store: SendStore;
  readonly nowMs: () => number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Day and slot of the collection; a full slot says so and cannot be chosen. */
export function SlotPopup({ store, nowMs, isOpen, onClose }: SlotPopupProps) {
  return (
    <Popup isOpen={isOpen} title={SEND_TEXTS.slot} onClose={onClose}>
      <Days store={store} nowMs={nowMs} onClose={onClose} />
    </Popup>
  );
}

const Days = observer(function Days({ store, nowMs, onClose }: Omit<SlotPopupProps, 'isOpen'>) {
  const { slots } = store.answers;
  const [date, setDate] = useState('');
  return (
    <StatePage
      phase={slots.phase}
      skeleton={<SlotsSkeleton />}
      failedText={slots.failureText}
      onRetry={slots.load}
      isCompact
    >
      {() => {
        const days = shownDays(slots.value ?? [], nowMs());
        // Without a choice: the day of the chosen slot, or the first on which somebody comes.
        const day =
          days.find((each) => each.date === date) ??
          days.find((each) => each.slots.some(({ id }) => id === store.answers.slot?.id)) ??
          days.find((each) => each.slots.some(({ isAvailable }) => isAvailable)) ??
          days[0];
        return (
          <View>
            <View className={styles['days']} {...markup.access({ role: 'radiogroup', label: '取件日期' })}>
              {days.map((each) => (
                <Radio
                  key={each.date}
                  label={dayLabel(dateMs(each.date), nowMs())}
                  isChecked={each === day}
                  onSelect={() => setDate(each.date)}
                  className={cx(styles['day'], each === day && styles['chosen'])}
                >
                  <Text>{dayLabel(dateMs(each.date), nowMs())}</Text>
                  <Text className={styles['date']}>{each.date.slice(5)}</Text>
                </Radio>
              ))}
            </View>
            <View
              className={styles['slots']}
              {...markup.access({ role: 'radiogroup', label: SEND_TEXTS.slot })}
            >
              {(day?.slots ?? []).map((slot) => (
                <Radio
                  key={slot.id}
                  label={`${hoursLabel(slot)}${slot.isAvailable ? '' : `，${POPUP_TEXTS.slotFull}`}`}
                  isChecked={slot.id === store.answers.slot?.id}
                  isDisabled={!slot.isAvailable}
                  onSelect={() => {
                    store.draft.setSlot(slot.id);
                    onClose();
                  }}
                  className={cx(
                    styles['slot'],
                    !slot.isAvailable && styles['full'],
                    slot.id === store.answers.slot?.id && styles['chosen'],
                  )}
                >
                  <Text>{hoursLabel(slot)}</Text>
                  <Text className={styles['tag']}>{slot.isAvailable ? slot.tag : POPUP_TEXTS.slotFull}</Text>
                </Radio>
              ))}
              {(day === undefined || day.slots.length === 0) && (
                <View className={styles['none']}>{POPUP_TEXTS.noSlots}</View>
              )}
            </View>
          </View>
        );
      }}
    </StatePage>
  );
});

function SlotsSkeleton() {
  return (
    <SkeletonGroup className={styles['slots']}>
      {['1', '2', '3', '4', '5', '6'].map((key) => (
        <Skeleton key={key} className={styles['bone']} />
      ))}
    </SkeletonGroup>
  );
}

export interface SendPopupsProps {
  readonly store: SendStore;
  readonly nowMs: () => number;
  /** Null: all are closed. */
  readonly open: PopupName | null;
  readonly onClose: () => void;
  readonly onOrders: () => Promise<unknown>;
  readonly onSubmit: () => Promise<unknown>;
}

/** Everything that opens over the send page; loaded with the first that does. */
export const SendPopups = observer(function SendPopups(props: SendPopupsProps) {
  const { store, open, nowMs, onClose, onOrders, onSubmit } = props;
  return (
    <>
      <SlotPopup store={store} nowMs={nowMs} isOpen={open === 'slot'} onClose={onClose} />
      <CouponPopup store={store} isOpen={open === 'coupon'} onClose={onClose} />
      <RemarkPopup store={store} isOpen={open === 'remark'} onClose={onClose} />
      <ForbiddenPopup store={store} isOpen={open === 'forbidden'} onClose={onClose} />
      <Dialog
        isOpen={open === 'other-order'}
        title={POPUP_TEXTS.otherOrderTitle}
        onClose={onClose}
        cancel={{
          text: POPUP_TEXTS.orderAgain,
          onPress: async () => {
            onClose();
            await onSubmit();
          },
        }}
        confirm={{
          text: POPUP_TEXTS.viewOrder,
          onPress: async () => {
            onClose();
            await onOrders();
          },
        }}
      >
        {POPUP_TEXTS.otherOrder}
      </Dialog>
    </>
  );
});
