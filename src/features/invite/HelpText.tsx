import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { markup } from '@/platform/markup';
import styles from './help.module.scss';

interface HelpTextProps {
  /** `asks`: who asks for help. `done`: a goal was reached; announced to screen readers. */
  readonly tone?: 'words' | 'asks' | 'hint' | 'done';
  readonly children: ReactNode;
}

/** A sentence between the display and the actions. */
export const HelpText = ({ tone = 'words', children }: HelpTextProps) => (
  <View className={styles[tone]} {...markup.access(tone === 'done' ? { role: 'status' } : {})}>
    {children}
  </View>
);
