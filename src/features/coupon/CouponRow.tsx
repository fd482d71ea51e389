import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Expander } from '@/components/Expander';
import { LoadingText } from '@/components/LoadingText';
import { Tag } from '@/components/Tag';
import { PAGED_TEXTS } from '@/data/PagedQuery';
import { Ticket } from '@/domain/coupon/Ticket';
import { useElementId } from '@/hooks/useElementId';
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
 * One coupon of a list: value, limit, type, title, validity, button, and its 使用说明 (product §1.2.3).
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
    <Ticket
      type={coupon.type}
      cost={coupon.cost}
      note={coupon.limitText}
      place={place}
      isSpent={isSpent}
      isOpen={isExpanded}
      title={
        <>
          <Tag tone={isSpent ? 'neutral' : 'brand'}>{typeLabel(coupon.type)}</Tag>
          {` ${title}`}
        </>
      }
      validity={validity(coupon.validStart, coupon.validEnd)}
      foot={
        <>
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
        </>
      }
    >
      <View id={moreId} className={styles['more']}>
        {isExpanded && <More coupon={coupon} description={description} />}
      </View>
    </Ticket>
  );
});

function More({ coupon, description }: Pick<CouponRowProps, 'coupon' | 'description'>) {
  if (description === null) return <LoadingText text={PAGED_TEXTS.loadingMore} />;
  return <description.Description coupon={coupon} />;
}
