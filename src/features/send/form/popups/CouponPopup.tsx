import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { cx } from '@/components/cx';
import { EmptyState } from '@/components/EmptyState';
import { Popup } from '@/components/Popup';
import { Radio } from '@/components/Radio';
import { SkeletonGroup, SkeletonText } from '@/components/Skeleton';
import { couponValue } from '@/domain/coupon/couponValue';
import { Ticket } from '@/domain/coupon/Ticket';
import { SEND_TEXTS } from '@/domain/send/sendTexts';
import type { SendCoupon } from '@/domain/send/sendTypes';
import { markup } from '@/platform/markup';
import { StatePage } from '@/templates/StatePage';
import { formatFen } from '@/utils/money';
import type { SendStore } from '../SendStore';
import { POPUP_TEXTS } from './sendPopupTexts';
import styles from './SendPopups.module.scss';

interface CouponPopupProps {
  readonly store: SendStore;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The user's coupons for this order: usable ones first, the others with a reason. */
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
      className={cx(styles['option'], !coupon.isUsable && styles['closed'])}
    >
      <Ticket
        size="small"
        type={coupon.type}
        cost={coupon.cost}
        note={coupon.description}
        title={coupon.title}
        validity={POPUP_TEXTS.couponEnds(coupon.endsOn)}
        isSpent={!coupon.isUsable}
        foot={<View className={cx(styles['line'], coupon.isUsable && styles['off'])}>{note}</View>}
        side={<View className={cx(styles['dot'], isChosen && styles['chosen'])} />}
      />
    </Radio>
  );
}
