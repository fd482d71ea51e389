import { Text } from '@tarojs/components';
import { cx } from './cx';
import styles from './Tag.module.scss';

export interface TagProps {
  readonly tone?: 'brand' | 'gold' | 'success' | 'danger' | 'neutral';
  readonly children: string;
}

/** Renders nothing without text, rather than an empty pill. */
export function Tag({ tone = 'brand', children }: TagProps) {
  if (children.trim() === '') return null;
  return <Text className={cx(styles['tag'], styles[tone])}>{children}</Text>;
}
