import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import styles from './StatePicture.module.scss';

export interface StatePictureProps {
  /** Nothing there, a failure, no network, not found, no longer offered, or offered in another app. */
  readonly mark: 'empty' | 'failed' | 'offline' | 'missing' | 'over' | 'otherApp';
}

/** The picture of a state in place of content. */
export const StatePicture = ({ mark }: StatePictureProps) => (
  <View className={cx(styles['mark'], styles[mark])} {...markup.access({ isHidden: true })} />
);
