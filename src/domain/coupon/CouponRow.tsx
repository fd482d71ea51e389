import { View, Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { Expander } from '@/components/Expander';
import { LoadingText } from '@/components/LoadingText';
import { Tag } from '@/components/Tag';
import { PAGED_TEXTS } from '@/data/PagedQuery';
import { useElementId } from '@/hooks/useElementId';
import { markup } from '@/platform/markup';
import { couponValue } from './couponValue';
import type * as DescriptionModule from './Description';
import type { ExpandedRows } from './ExpandedRows';
import { couponAction, typeLabel, validity } from './listRules';
import { LIST_TEXTS } from './listTexts';
import { type ListedCoupon, PRIZE_STATUS, type ReleaseStatus } from './listTypes';
import styles from './CouponRow.module.scss';

interface CouponRowProps {
  readonly coupon: ListedCoupon;
  /** Position in the list, 1-based. */
  readonly place: number;
  /** Whether the list's coupons have been credited. */
  readonly release: ReleaseStatus;
  readonly expanded: ExpandedRows;
  /** The description module; null until the user has opened a description and the code has loaded. */
  readonly description: typeof DescriptionModule | null;
  readonly onUse: (coupon: ListedCoupon) => Promise<unknown>;
}

/**
 * One coupon as a ticket: value, limit, type, title, validity, button, and its 使用说明 (product §1.2.3). Uses few elements
 * with short classes: the first screen of rows must fit the bytes that a mini program sends for its first render.
 */
export const CouponRow = observer(function CouponRow({
  coupon,
  place,
  release,
  expanded,
  description,
  onUse,
}: CouponRowProps) {
  const { title, descriptionHtml, prizeStatus } = coupon;
  const moreId = useElementId('more');
  const isSpent = prizeStatus !== PRIZE_STATUS.toUse;
  const isExpanded = expanded.has(coupon.id);
  const action = couponAction(prizeStatus, release);
  return (
    <View
      className={cx(styles['ticket'], isSpent && styles['spent'])}
      {...markup.access({ role: 'listitem', place })}
    >
      <Value coupon={coupon} />
      <View className={styles['about']}>
        <View className={styles['title']}>
          <Tag tone={isSpent ? 'neutral' : 'brand'}>{typeLabel(coupon.type)}</Tag>
          {` ${title}`}
        </View>
        <View className={styles['validity']}>{validity(coupon.validStart, coupon.validEnd)}</View>
        <View className={styles['foot']}>
          {descriptionHtml !== '' && (
            <Expander
              className={styles['expander']}
              text={LIST_TEXTS.description}
              label={`${LIST_TEXTS.description}，${title}`}
              isExpanded={isExpanded}
              onToggle={() => expanded.toggle(coupon.id)}
              controls={moreId}
            />
          )}
          {action !== null && (
            <Button
              size="small"
              className={styles['action']}
              isDisabled={!action.canUse}
              label={`${action.text}，${title}`}
              onClick={() => onUse(coupon)}
            >
              {action.text}
            </Button>
          )}
        </View>
      </View>
      <View id={moreId} className={styles['more']}>
        {isExpanded && <More coupon={coupon} description={description} />}
      </View>
    </View>
  );
});

function More({ coupon, description }: Pick<CouponRowProps, 'coupon' | 'description'>) {
  if (description === null) return <LoadingText text={PAGED_TEXTS.loadingMore} />;
  return <description.Description coupon={coupon} />;
}

function Value({ coupon }: { readonly coupon: ListedCoupon }) {
  const { prefix, amount, suffix } = couponValue(coupon);
  return (
    <View className={styles['value']}>
      <View className={styles[amountSize(amount)]}>
        {prefix !== '' && <Text className={styles['sign']}>{prefix}</Text>}
        {amount}
        {suffix !== '' && <Text className={styles['sign']}>{suffix}</Text>}
      </View>
      <View className={styles['limit']}>{coupon.limitText}</View>
    </View>
  );
}

/** The longer the amount, the smaller the font; longer amounts still end in an ellipsis. */
function amountSize(amount: string): 'large' | 'middle' | 'little' {
  if (amount.length <= 4) return 'large';
  return amount.length <= 6 ? 'middle' : 'little';
}
