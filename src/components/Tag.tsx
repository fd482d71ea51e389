import { Text } from '@tarojs/components';
import { cx } from './cx';
import styles from './Tag.module.scss';

export interface TagProps {
  readonly tone?: 'brand' | 'gold' | 'success' | 'danger' | 'neutral';
  readonly children: string;
}

export function Tag({ tone = 'brand', children }: TagProps) {
  return <Text className={cx(styles['tag'], styles[tone])}>{children}</Text>;
}
