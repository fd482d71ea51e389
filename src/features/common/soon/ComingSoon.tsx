import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { navigator } from '@/navigation';
import styles from './ComingSoon.module.scss';

/** Stands for a route that is in the table and not built yet: says which one, and leads on. */
export function ComingSoon({ title, name }: { readonly title: string; readonly name: string }) {
  return (
    <View className={styles['page']}>
      <View className={styles['mark']} />
      <View className={styles['title']}>{`「${title}」即将上线`}</View>
      <View className={styles['hint']}>我们正在加紧准备，敬请期待</View>
      <View className={styles['name']}>{name}</View>
      <View className={styles['actions']}>
        <Button kind="secondary" isBlock onClick={() => navigator.goBack()}>
          返回
        </Button>
        <Button isBlock onClick={() => navigator.replaceWith('home')}>
          去首页
        </Button>
      </View>
    </View>
  );
}
