import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { cx } from '@/components/cx';
import { Picture } from '@/components/Picture';
import { Skeleton } from '@/components/Skeleton';
import { markup } from '@/platform/markup';
import { pictureAddress } from '@/session/links';
import type { NearStore } from '../NearStore';
import styles from '../Near.module.scss';

interface StoreProps {
  readonly store: NearStore;
}

/** The page's picture; without one a drawn street with a cabinet. */
export const NearPicture = observer(function NearPicture({ store }: StoreProps) {
  const { landing, list } = store;
  const address = pictureAddress(landing?.headImgUrl ?? '');
  const isUnknown = landing === null && list.phase === 'loading';
  return (
    <View className={styles['head']}>
      {isUnknown ? (
        <Skeleton className={cx(styles['picture'], styles['waiting'])} />
      ) : address === '' ? (
        <Street />
      ) : (
        <Picture
          className={styles['picture']}
          src={address}
          alt=""
          isLazy={false}
          isHead
          fallback={<Street />}
        />
      )}
    </View>
  );
});

const Street = () => (
  <View className={styles['street']} {...markup.access({ isHidden: true })}>
    <View className={styles['slogan']}>家门口的快递柜</View>
    <View className={styles['promise']}>24 小时自助寄取</View>
  </View>
);
