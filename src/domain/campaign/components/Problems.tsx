import { View } from '@tarojs/components';
import type { PageProblem } from '../parsePage';
import styles from './pageFrame.module.scss';

/** For developers: what of the answer is not shown. Packages for people never carry it. */
export function Problems({ problems }: { readonly problems: readonly PageProblem[] }) {
  if (process.env.NODE_ENV === 'production' || problems.length === 0) return null;
  return (
    <View className={styles['problems']}>
      {problems.map(({ part, kind, why }) => (
        <View key={`${part} ${why}`}>{`${part}: ${kind}, ${why}`}</View>
      ))}
    </View>
  );
}
