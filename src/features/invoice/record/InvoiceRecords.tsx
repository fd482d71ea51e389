import { View } from '@tarojs/components';
import { useRef, useState } from 'react';
import { gateway } from '@/api/gateway';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import { pageDeps } from '@/data/pageDeps';
import { PagedQuery } from '@/data/PagedQuery';
import { applicationCount } from '@/features/invoice/applicationCount';
import { recordRows, type RecordRow } from '@/features/invoice/recordApi';
import { RECORD_TABS, type RecordTab, STATE_TITLES, STATE_TONES } from '@/features/invoice/recordRules';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { ListPage } from '@/templates/ListPage';
import { tracker } from '@/tracking';
import styles from './InvoiceRecords.module.scss';

const PAGE = 'invoiceRecord';
const TABS = {
  label: '发票状态',
  filters: RECORD_TABS,
  title: (tab: RecordTab) => (tab === 'ALL' ? '全部' : STATE_TITLES[tab]),
  onSelect: (tab: RecordTab) => tracker.click(PAGE, 'tab', { tab }),
};

/**
 * Invoices by state, newest first: `/invoiceRecord` (product §3.24).
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton of the rows |
 * | content | title, state, amount, time; each links to its invoice |
 * | none, or none in this state | sentence and 去开票 |
 * | failed, offline | sentence and 重试 |
 * | logged out | 去登录 |
 */
export function InvoiceRecords({ scope }: Pick<PageVisit, 'scope'>) {
  const [list] = useState(() => new PagedQuery({ ...pageDeps(scope), ...recordRows(gateway) }));
  const seen = useRef(applicationCount.value);
  // Keep the scroll position when the page is shown again, unless there is a new application.
  useShownAgain(() => {
    if (seen.current === applicationCount.value) return;
    seen.current = applicationCount.value;
    void list.seenAgain();
  });
  return (
    <ListPage
      list={list}
      label="开票记录"
      tabs={TABS}
      renderRow={renderRow}
      rowShape={styles['shape']}
      rowsPerScreen={8}
      empty={(tab) => ({
        text: tab === 'ALL' ? '还没有开票记录' : `没有${STATE_TITLES[tab]}的发票`,
        action: {
          text: '去开票',
          onPress: () => {
            tracker.click(PAGE, 'home');
            return navigator.goTo('invoiceHome');
          },
        },
      })}
      loggedOutText="登录后查看开票记录"
    />
  );
}

/** Few elements per row: mini programs send the first screen in one setData call. */
const renderRow = ({ id, title, stateCode, about, sum }: RecordRow, place: number) => (
  <View key={id} className={styles['row']} {...markup.access({ role: 'listitem', place })}>
    <Pressable role="link" className={styles['link']} onPress={() => open(id)}>
      <View className={styles['about']}>
        <View className={styles['title']}>{title}</View>
        <View className={styles['small']}>{about}</View>
      </View>
      <View className={styles['end']}>
        <Tag tone={STATE_TONES[stateCode]}>{STATE_TITLES[stateCode]}</Tag>
        <View className={styles['sum']}>{sum}</View>
      </View>
    </Pressable>
  </View>
);

async function open(invoiceNo: string): Promise<void> {
  tracker.click(PAGE, 'record');
  await navigator.goTo('invoiceRecordDetail', { invoiceNo });
}
