import { View } from '@tarojs/components';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { priceInquiries, type PriceInquiryRow } from '@/api/generated/operations/contrastRecords';
import { Pressable } from '@/components/Pressable';
import { pageDeps } from '@/data/pageDeps';
import { PagedQuery, type PagedSource } from '@/data/PagedQuery';
import { goodsText, routeText } from '@/domain/contrast/contrastRules';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { ListPage } from '@/templates/ListPage';
import { tracker } from '@/tracking';
import { toMinute } from '@/utils/beijingTime';
import { formatFen } from '@/utils/money';
import { recordsNoted } from '@/domain/contrast/recordsNoted';
import styles from './Records.module.scss';

const PAGE = 'priceInquiryRecord';
const PAGE_SIZE = 20;

interface Row {
  readonly id: string;
  readonly route: string;
  /** What, and how many carriers. */
  readonly about: string;
  readonly at: string;
  /** '' : nobody took it, or it is not known. */
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
 * What this visitor has asked for, newest first: `/contrastPrice/priceInquiryRecord` (product §3.27).
 *
 * | state | seen |
 * |---|---|
 * | loading | skeleton of the rows |
 * | content | from where to where, what, the least to pay, when; each leads to its record |
 * | none | sentence and 去比价 |
 * | failed, offline | sentence and 重试 |
 * | logged out | 去登录 |
 */
export function Records({ scope }: Pick<PageVisit, 'scope'>) {
  const [{ list, seen }] = useState(() => ({
    list: new PagedQuery({ ...pageDeps(scope), ...ROWS }),
    seen: { count: recordsNoted.count },
  }));
  // A list that comes back keeps its place, unless something was asked meanwhile.
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

/** Few elements: a first screen of them is sent at once in mini programs. */
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
