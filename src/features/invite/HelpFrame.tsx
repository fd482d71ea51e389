import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Card } from '@/components/Card';
import { PullToRefresh } from '@/components/PullToRefresh';
import { ActivityRules } from '@/domain/activity/parts/ActivityRules';
import { ActivitySteps } from '@/domain/activity/parts/ActivitySteps';
import { markup } from '@/platform/markup';
import { HelpArt, type HelpDrawing } from './HelpArt';
import styles from './HelpFrame.module.scss';

interface HelpFrameProps {
  /** Drawing below the title. */
  readonly art: HelpDrawing;
  /** Address of a picture of what it is about, shown in place of the drawing; '' for none. */
  readonly picture?: string;
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
export function HelpFrame(props: HelpFrameProps) {
  const { art, picture = '', steps, title, ruleDesc, onRefresh, lead, children } = props;
  return (
    <View className={styles['page']}>
      <PullToRefresh onRefresh={onRefresh}>
        <View className={styles['hero']}>
          <View className={styles['head']} {...markup.access({ role: 'heading' })}>
            {title}
          </View>
          <HelpArt drawing={art} picture={picture} />
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
