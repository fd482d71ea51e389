import { View } from '@tarojs/components';
import { type ReactNode, useState } from 'react';
import { Card } from '@/components/Card';
import { PullToRefresh } from '@/components/PullToRefresh';
import { loadRulesDialog, RulesButton } from '@/domain/activity/parts/RulesButton';
import { useLoaded } from '@/hooks/useLoaded';
import { markup } from '@/platform/markup';
import styles from './HelpFrame.module.scss';

interface HelpFrameProps {
  readonly title: string;
  readonly ruleDesc: string;
  readonly onRefresh: () => Promise<unknown>;
  /** Content of the first card: whose help it is, its progress, the one action. */
  readonly lead: ReactNode;
  /** Further cards. */
  readonly children: ReactNode;
}

/** Layout of a help page: title, cards, rules. */
export function HelpFrame({ title, ruleDesc, onRefresh, lead, children }: HelpFrameProps) {
  const [areRulesOpen, setRulesOpen] = useState(false);
  const close = (): void => setRulesOpen(false);
  const rules = useLoaded(loadRulesDialog, areRulesOpen, close);
  return (
    <View className={styles['page']}>
      <PullToRefresh onRefresh={onRefresh}>
        <View className={styles['head']} {...markup.access({ role: 'heading' })}>
          {title}
        </View>
        <View className={styles['main']}>
          <Card className={styles['card']}>{lead}</Card>
          {children}
        </View>
      </PullToRefresh>
      {ruleDesc.trim() !== '' && <RulesButton onPress={() => setRulesOpen(true)} />}
      {rules !== null && <rules.RulesDialog isOpen={areRulesOpen} html={ruleDesc} onClose={close} />}
    </View>
  );
}
