import { View, Text } from '@tarojs/components';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { pageDeps } from '@/data/pageDeps';
import { PagedQuery } from '@/data/PagedQuery';
import { toWelfare } from '@/domain/activity/moreOffers';
import { prizeTerms, prizeText } from '@/features/weekly/draw/prizeText';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { ListPage } from '@/templates/ListPage';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { type WinningRecord, winningRecords } from './winningRecordApi';
import styles from './WinningRecords.module.scss';

const PAGE = 'winningRecord';

function toCoupons(): Promise<unknown> {
  tracker.click(PAGE, 'myCoupons');
  return navigator.goTo('myCoupons');
}

/** The user's wins, in one draw or in all (product §2.2 /winningRecord). */
export function WinningRecords({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const [list] = useState(() => {
    const activityId = textParam(params, 'activityId');
    const channelId = textParam(params, 'channelId');
    return new PagedQuery({ ...pageDeps(scope), ...winningRecords(gateway, { activityId, channelId }) });
  });
  return (
    <ListPage
      list={list}
      label="中奖记录"
      renderRow={renderRow}
      rowShape={styles['shape']}
      rowsPerScreen={7}
      isFocusable
      empty={() => ({ text: '暂无中奖记录，快去抽奖吧', action: toWelfare(PAGE) })}
      next={{ text: '查看我的优惠券', onPress: toCoupons }}
      loggedOutText="登录后查看中奖记录"
    />
  );
}

/** Few elements with short class names: the first screen of rows must fit the setData size limit of mini programs. */
const renderRow = (record: WinningRecord, place: number) => {
  const { value, title } = prizeText(record);
  const terms = prizeTerms(record);
  return (
    <View key={record.id} className={styles['row']} {...markup.access({ role: 'listitem', place })}>
      <View className={styles['worth']}>
        {value === null ? (
          '—'
        ) : (
          <>
            {value.prefix !== '' && <Text className={styles['sign']}>{value.prefix}</Text>}
            {value.amount}
            {value.suffix !== '' && <Text className={styles['sign']}>{value.suffix}</Text>}
          </>
        )}
      </View>
      <View className={styles['about']}>
        <View className={styles['name']}>{title}</View>
        {terms !== '' && <View className={styles['limit']}>{terms}</View>}
        {record.wonAt !== '' && <View className={styles['date']}>{`中奖时间 ${record.wonAt}`}</View>}
      </View>
    </View>
  );
};
