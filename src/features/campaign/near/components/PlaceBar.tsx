import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Pressable } from '@/components/Pressable';
import { map } from '@/platform/map';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { placeText } from '../nearRules';
import type { NearStore } from '../NearStore';
import { HERE } from '../NearStore';
import type { NearTopProps } from '../nearTopProps';
import styles from '../Near.module.scss';

const PAGE = 'nearbyCabinetLand';

/** The place the cabinets belong to: the user's location or a city. */
export const PlaceBar = observer(function PlaceBar({ store, onCity, onMap }: NearTopProps) {
  const { list, whereabouts } = store;
  const isDenied = list.filter === HERE && whereabouts === 'denied';
  return (
    <View className={styles['bar']}>
      <View className={styles['place']} {...markup.access({ live: 'polite' })}>
        {placeText(list.filter, whereabouts)}
      </View>
      <Pressable className={styles['way']} onPress={() => (isDenied ? enable(store) : again(store))}>
        {isDenied ? '去开启' : '重新定位'}
      </Pressable>
      {/* Without cabinets the page itself offers the cities. */}
      {list.phase !== 'empty' && (
        <Pressable className={styles['way']} onPress={onCity}>
          切换城市
        </Pressable>
      )}
      {map.isThere && list.rows.some(({ point }) => point !== null) && (
        <Pressable className={styles['way']} onPress={onMap}>
          看地图
        </Pressable>
      )}
    </View>
  );
});

async function again(store: NearStore): Promise<void> {
  tracker.click(PAGE, 'locate');
  await store.locateAgain();
}

async function enable(store: NearStore): Promise<void> {
  tracker.click(PAGE, 'settings');
  if (!(await store.openSettings())) toast.show('请在手机或浏览器的设置中允许获取位置信息');
}
