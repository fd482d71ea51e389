import { Observer } from 'mobx-react';
import { useState, useCallback } from 'react';
import { useLoaded } from '@/hooks/useLoaded';
import { ListPage, type ListPageProps } from '@/templates/ListPage';
import { CouponRow } from './CouponRow';
import { ExpandedRows } from './ExpandedRows';
import type { ListedCoupon, ReleaseStatus } from './listTypes';
import styles from './CouponRow.module.scss';

interface CouponListPageProps<Filter> extends Omit<
  ListPageProps<ListedCoupon, Filter>,
  'renderRow' | 'rowShape'
> {
  /** Whether coupons under this filter have been credited; decides what a row offers. */
  readonly releaseOf: (filter: Filter) => ReleaseStatus;
  /** Called when 去使用 is tapped. Must be a stable reference. */
  readonly onUse: (coupon: ListedCoupon) => Promise<unknown>;
}

const loadDescription = () => import('./Description');

/**
 * A page of coupon tickets. 使用说明 expands in place and stays open until the user selects another tab (product §1.2.3).
 */
export function CouponListPage<Filter>(props: CouponListPageProps<Filter>) {
  const [expanded] = useState(() => new ExpandedRows());
  return (
    <Observer>{() => <Tickets {...props} expanded={expanded} isExplaining={expanded.hasAny} />}</Observer>
  );
}

interface TicketsProps<Filter> extends CouponListPageProps<Filter> {
  readonly expanded: ExpandedRows;
  readonly isExplaining: boolean;
}

function Tickets<Filter>({ releaseOf, onUse, expanded, isExplaining, ...page }: TicketsProps<Filter>) {
  const { list, tabs } = page;
  // Loaded here, not in the rows, so that a row scrolled back into view renders its description immediately.
  const description = useLoaded(loadDescription, isExplaining);
  const renderRow = useCallback(
    (coupon: ListedCoupon, place: number) => (
      <CouponRow
        key={coupon.id}
        coupon={coupon}
        place={place}
        release={releaseOf(list.filter)}
        expanded={expanded}
        description={description}
        onUse={onUse}
      />
    ),
    [list, expanded, description, releaseOf, onUse],
  );
  const onSelect = (filter: Filter): void => {
    expanded.clear();
    tabs?.onSelect(filter);
  };
  return (
    <ListPage
      {...page}
      tabs={tabs && { ...tabs, onSelect }}
      renderRow={renderRow}
      rowShape={styles['shape']}
    />
  );
}
