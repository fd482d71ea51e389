import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { markup } from '@/platform/markup';
import styles from './help.module.scss';

interface HelpWordsProps {
  /** `done`: something that has been reached, and is told. */
  readonly tone?: 'words' | 'hint' | 'done';
  readonly children: ReactNode;
}

/** A sentence between what is seen and what can be done. */
export const HelpWords = ({ tone = 'words', children }: HelpWordsProps) => (
  <View className={styles[tone]} {...markup.access(tone === 'done' ? { role: 'status' } : {})}>
    {children}
  </View>
);
