import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Amount } from '@/components/Amount';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { Expandable } from '@/components/Expandable';
import { LoadingText } from '@/components/LoadingText';
import { Tag } from '@/components/Tag';
import { markup } from '@/platform/markup';
import { couponValue } from '../../couponValue';
import type { CouponListStore } from '../CouponListStore';
import { couponAction, typeLabel, validity } from '../listRules';
import { LIST_TEXTS } from '../listTexts';
import { PRIZE_STATUS, type ListedCoupon } from '../listTypes';
import type * as DescriptionModule from './Description';
import styles from './CouponRow.module.scss';

interface CouponRowProps {
  readonly coupon: ListedCoupon;
  /** Place in the list, from 1. */
  readonly place: number;
  readonly store: CouponListStore;
  /** Shows descriptions; null until somebody has opened one and its code is there. */
  readonly description: typeof DescriptionModule | null;
  readonly onUse: () => void | Promise<unknown>;
}

/** One coupon as a ticket: value, limit, type, title, validity, button, and its 使用说明 (spec 1 §2.3). */
export const CouponRow = observer(function CouponRow({
  coupon,
  place,
  store,
  description,
  onUse,
}: CouponRowProps) {
  const { id, descriptionHtml, prizeStatus } = coupon;
  const isSpent = prizeStatus !== PRIZE_STATUS.toUse;
  return (
    <View className={styles['row']} {...markup.access({ role: 'listitem', place })}>
      <View className={cx(styles['ticket'], isSpent && styles['spent'])}>
        <View className={styles['front']}>
          <Value coupon={coupon} />
          <View className={styles['about']}>
            <View className={styles['title']}>
              <Tag tone={isSpent ? 'neutral' : 'brand'}>{typeLabel(coupon.type)}</Tag>
              {` ${coupon.title}`}
            </View>
            <View className={styles['validity']}>{validity(coupon.validStart, coupon.validEnd)}</View>
            {descriptionHtml === '' && <UseButton coupon={coupon} store={store} onUse={onUse} />}
          </View>
        </View>
        {descriptionHtml !== '' && (
          <Expandable
            className={styles['more']}
            text={LIST_TEXTS.description}
            label={`${coupon.title}，${LIST_TEXTS.description}`}
            isExpanded={store.isExpanded(id)}
            onToggle={() => store.toggleDescription(id)}
            aside={<UseButton coupon={coupon} store={store} onUse={onUse} />}
          >
            {() =>
              description === null ? (
                <LoadingText text={LIST_TEXTS.loadingMore} />
              ) : (
                <description.Description coupon={coupon} />
              )
            }
          </Expandable>
        )}
      </View>
    </View>
  );
});

function Value({ coupon }: { readonly coupon: ListedCoupon }) {
  const { prefix, amount, suffix } = couponValue(coupon);
  return (
    <View className={styles['value']}>
      <Amount
        className={cx(styles['amount'], amount.length > LONG_AMOUNT && styles['long'])}
        prefix={prefix}
        value={amount}
        suffix={suffix}
      />
      <View className={styles['limit']}>{coupon.limitText}</View>
    </View>
  );
}

/** More characters than fit in the large size. */
const LONG_AMOUNT = 4;

function UseButton({ coupon, store, onUse }: Pick<CouponRowProps, 'coupon' | 'store' | 'onUse'>) {
  const action = couponAction(coupon.prizeStatus, store.tab);
  if (action === null) return null;
  return (
    <Button
      size="small"
      className={styles['action']}
      isDisabled={!action.canUse}
      label={`${action.text}，${coupon.title}`}
      onClick={onUse}
    >
      {action.text}
    </Button>
  );
}
