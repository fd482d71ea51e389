import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import styles from './RulesButton.module.scss';

/** A small tag at the right edge of a campaign's picture: rules, gifts. */
export function CornerTag({ text, icon, isSecond = false, onPress }: CornerTagProps) {
  return (
    <Pressable
      className={cx(styles['area'], isSecond && styles['second'])}
      label={text}
      onPress={onPress}
      isReading
    >
      <View className={styles['tag']}>
        {icon}
        {text}
      </View>
    </Pressable>
  );
}

export interface CornerTagProps {
  readonly text: string;
  /** Shown before the text. */
  readonly icon?: ReactNode;
  /** Positioned below the first tag. */
  readonly isSecond?: boolean;
  readonly onPress: () => void | Promise<unknown>;
}
