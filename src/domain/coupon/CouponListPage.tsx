import { Observer } from 'mobx-react';
import { useCallback, useState } from 'react';
import { useLoaded } from '@/hooks/useLoaded';
import { ListPage, type ListPageProps } from '@/templates/ListPage';
import { CouponRow } from './CouponRow';
import { ExpandedRows } from './ExpandedRows';
import type { ListedCoupon, ReleaseStatus } from './listRules';
import styles from './CouponRow.module.scss';

interface CouponListPageProps<Filter> extends Omit<
  ListPageProps<ListedCoupon, Filter>,
  'renderRow' | 'rowShape'
> {
  /** Whether coupons that are asked for in this way have been credited; what a row offers depends on it. */
  readonly releaseOf: (filter: Filter) => ReleaseStatus;
  /** 去使用 was pressed; the same function at every render. */
  readonly onUse: (coupon: ListedCoupon) => Promise<unknown>;
}

const loadDescription = () => import('./Description');

/** A page of tickets whose 使用说明 open in their place, until another tab is chosen (product §1.2.3). */
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
  // Here and not in the rows: one that comes back on screen has its description with its first render.
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
