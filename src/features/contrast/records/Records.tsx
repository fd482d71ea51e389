import { View } from '@tarojs/components';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { priceInquiries, type PriceInquiryRow } from '@/api/generated/operations/contrastRecords';
import { Pressable } from '@/components/Pressable';
import { pageDeps } from '@/data/pageDeps';
import { PagedQuery, type PagedSource } from '@/data/PagedQuery';
import { goodsText, routeText } from '@/features/contrast/parcelTexts';
import { recordsNoted } from '@/features/contrast/recordsNoted';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { ListPage } from '@/templates/ListPage';
import { tracker } from '@/tracking';
import { toMinute } from '@/utils/beijingTime';
import { formatFen } from '@/utils/money';
import styles from './Records.module.scss';

const PAGE = 'priceInquiryRecord';
const PAGE_SIZE = 20;

interface Row {
  readonly id: string;
  readonly route: string;
  /** Goods and number of carriers. */
  readonly about: string;
  readonly at: string;
  /** '' if no carrier takes it, or unknown. */
  readonly lowest: string;
}

const toRow = ({ inquiryNo, parcel, offerCount, lowestFen, createTm }: PriceInquiryRow): Row => ({
  id: inquiryNo,
  route: routeText(parcel),
  about: [goodsText(parcel), offerCount > 0 ? `${offerCount} 家报价` : '']
    .filter((text) => text !== '')
    .join(' · '),
  at: toMinute(createTm),
  lowest: lowestFen === null ? '' : `￥${formatFen(lowestFen)}起`,
});

const ROWS: PagedSource<Row> = {
  pageSize: PAGE_SIZE,
  filter: undefined,
  async fetchPage(pageNo, scope) {
    const { data } = await gateway.call(priceInquiries, { pageNo, pageSize: PAGE_SIZE }, scope);
    return { rows: data.content.map(toRow), total: data.total };
  },
};

/**
 * The user's price queries, newest first: `/contrastPrice/priceInquiryRecord` (product §3.27).
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton of the rows |
 * | content | route, goods, lowest price, time; each links to its record |
 * | none | sentence and 去比价 |
 * | failed, offline | sentence and 重试 |
 * | logged out | 去登录 |
 */
export function Records({ scope }: Pick<PageVisit, 'scope'>) {
  const [{ list, seen }] = useState(() => ({
    list: new PagedQuery({ ...pageDeps(scope), ...ROWS }),
    seen: { count: recordsNoted.count },
  }));
  // Keep the scroll position when the page is shown again, unless there was a new query meanwhile.
  useShownAgain(() => {
    if (seen.count === recordsNoted.count) return;
    seen.count = recordsNoted.count;
    void list.seenAgain();
  });
  return (
    <ListPage
      list={list}
      label="询价记录"
      renderRow={renderRow}
      rowShape={styles['shape']}
      rowsPerScreen={8}
      empty={() => ({
        text: '还没有询价记录，比一比再寄更划算',
        action: { text: '去比价', onPress: toCompare },
      })}
      loggedOutText="登录后查看询价记录"
    />
  );
}

function toCompare(): Promise<unknown> {
  tracker.click(PAGE, 'compare');
  return navigator.goTo('contrastPrice');
}

/** Few elements per row: mini programs send the first screen in one setData call. */
const renderRow = ({ id, route, about, at, lowest }: Row, place: number) => (
  <View key={id} className={styles['row']} {...markup.access({ role: 'listitem', place })}>
    <Pressable role="link" className={styles['link']} onPress={() => open(id)}>
      <View className={styles['about']}>
        <View className={styles['route']}>{route}</View>
        <View className={styles['small']}>{about}</View>
        <View className={styles['at']}>{at}</View>
      </View>
      <View className={styles['lowest']}>{lowest}</View>
    </Pressable>
  </View>
);

async function open(inquiryNo: string): Promise<void> {
  tracker.click(PAGE, 'record');
  await navigator.goTo('priceInquiryRecordDetail', { inquiryNo });
}
