import { View } from '@tarojs/components';
import { StaleLine, type StaleLineProps } from './StaleLine';
import styles from './KeptMark.module.scss';

/**
 * Says that the last visit's page is shown and refreshed, or could not be. It lies over the page's first picture: no
 * content moves when it goes. Only for a page that started with a kept one.
 */
export const KeptMark = ({ query }: StaleLineProps) => (
  <View className={styles['mark']}>
    <StaleLine query={query} />
  </View>
);
