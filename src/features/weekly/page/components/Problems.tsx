import { View } from '@tarojs/components';
import type { PageProblem } from '../readModules';
import styles from './modulePage.module.scss';

/** For developers: lists the parts of the response that are not shown. Not part of production builds. */
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
