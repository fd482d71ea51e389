import { View } from '@tarojs/components';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { pageDeps } from '@/data/pageDeps';
import { PagedQuery } from '@/data/PagedQuery';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { ListPage } from '@/templates/ListPage';
import { formatFen } from '@/utils/money';
import { pickHistory, type PickRecord } from './historyApi';
import styles from './PickHistory.module.scss';

/** Parcels that were picked up or taken back, newest first (product §3.3). */
export function PickHistory({ scope }: Pick<PageVisit, 'scope'>) {
  const [list] = useState(() => new PagedQuery({ ...pageDeps(scope), ...pickHistory(gateway) }));
  return (
    <ListPage
      list={list}
      label="取件记录"
      renderRow={renderRow}
      rowShape={styles['shape']}
      rowsPerScreen={8}
      isFocusable
      empty={() => ({
        text: '暂无取件记录',
        action: { text: '返回取件列表', onPress: () => navigator.goTo('pickUp') },
      })}
      next={{ text: '去取件', onPress: () => navigator.goTo('pickUp') }}
      loggedOutText="登录后查看取件记录"
    />
  );
}

/**
 * One parcel that has left the cabinet. Few elements per row: mini programs send the first screen in one setData call.
 */
const renderRow = (record: PickRecord, place: number) => {
  const paid = record.paidFen === 0 ? [] : [`超时取件费 ￥${formatFen(record.paidFen, { decimals: 2 })}`];
  return (
    <View key={record.id} className={styles['row']} {...markup.access({ role: 'listitem', place })}>
      <View className={styles['top']}>
        <View className={styles['title']}>
          {`${record.carrierName} ${PICK_TEXTS.tail} ${record.waybillTail}`}
        </View>
        <View className={styles['state']}>{record.isReturned ? '已退回快递员' : '已取出'}</View>
      </View>
      <View className={styles['about']}>
        {[record.endedAt, record.cabinetName, ...paid].filter((part) => part !== '').join(' · ')}
      </View>
    </View>
  );
};
