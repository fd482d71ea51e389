import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { Card } from '@/components/Card';
import type { Query } from '@/data/Query';
import type { RouteName } from '@/navigation';
import { QueryView } from '@/templates/QueryView';
import { OfferHead } from './OfferHead';
import { OfferMore } from './OfferMore';
import { OfferSkeleton } from './OfferSkeleton';
import styles from './OfferPage.module.scss';

interface OfferQueryProps<T> {
  readonly query: Query<T>;
  readonly page: RouteName;
  /** In the drawn head of a page whose campaign could not be loaded. */
  readonly title: string;
  readonly art?: 'parcel' | 'gift';
  readonly children: (value: T) => ReactNode;
}

/** A page about coupons: skeleton, content, or what has failed, with 重试, below the drawn head. */
export const OfferQuery = observer(function OfferQuery<T>(props: OfferQueryProps<T>) {
  const { query, page, title, art, children } = props;
  const hasFailed = query.phase === 'failed' || query.phase === 'offline';
  const view = (
    <QueryView query={query} isCompact={hasFailed} skeleton={<OfferSkeleton />}>
      {children}
    </QueryView>
  );
  if (!hasFailed) return view;
  return (
    <View className={styles['page']}>
      <OfferHead imageUrl="" title={title} art={art} />
      <View className={styles['main']}>
        <Card>{view}</Card>
        <OfferMore page={page} coupons={[]} isLost />
      </View>
    </View>
  );
});
