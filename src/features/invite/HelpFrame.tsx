import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Card } from '@/components/Card';
import { PullToRefresh } from '@/components/PullToRefresh';
import { ActivityRules } from '@/domain/activity/parts/ActivityRules';
import { ActivitySteps } from '@/domain/activity/parts/ActivitySteps';
import { markup } from '@/platform/markup';
import styles from './HelpFrame.module.scss';

interface HelpFrameProps {
  /** Drawing below the title: coins falling into a wallet, or a price tag being cut. */
  readonly art: 'cash' | 'cut';
  /** Last card: how it works. */
  readonly steps: readonly string[];
  readonly title: string;
  readonly ruleDesc: string;
  readonly onRefresh: () => Promise<unknown>;
  /** Content of the first card: whose help it is, its progress, the one action. */
  readonly lead: ReactNode;
  /** Further cards. */
  readonly children: ReactNode;
}

/** Layout of a help page: title, cards, rules. */
export function HelpFrame({ art, steps, title, ruleDesc, onRefresh, lead, children }: HelpFrameProps) {
  return (
    <View className={styles['page']}>
      <PullToRefresh onRefresh={onRefresh}>
        <View className={styles['hero']}>
          <View className={styles['head']} {...markup.access({ role: 'heading' })}>
            {title}
          </View>
          <View className={styles[art]} />
        </View>
        <View className={styles['main']}>
          <Card className={styles['card']}>{lead}</Card>
          {children}
          <ActivitySteps steps={steps} />
        </View>
      </PullToRefresh>
      <ActivityRules html={ruleDesc} />
    </View>
  );
}
