import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import styles from './RulesButton.module.scss';
import { ACTIVITY_TEXTS } from './activityTexts';
import { observer } from 'mobx-react';
import { useLoaded } from '@/hooks/useLoaded';

interface CornerTagProps {
  readonly text: string;
  /** Before the words. */
  readonly icon?: ReactNode;
  /** Under another tag. */
  readonly isSecond?: boolean;
  readonly onPress: () => void | Promise<unknown>;
}

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

/** Opens the rules; there only when the activity has a description (product §1.2.1). */
export function RulesButton({ onPress }: Pick<CornerTagProps, 'onPress'>) {
  return <CornerTag text={ACTIVITY_TEXTS.rules} onPress={onPress} />;
}

/** For `useLoaded`: the rules are opened by few. */
export const loadRulesDialog = () => import('./RulesDialog');

interface RulesState {
  readonly areRulesOpen: boolean;
  /** Server HTML; kept while the dialog closes. */
  readonly rulesHtml: string;
  readonly closeRules: () => void;
}

/** The rules over a page, apart from it, so that opening them does not render it again; loaded when first needed. */
export const ActivityRules = observer(function ActivityRules({ store }: { readonly store: RulesState }) {
  const { areRulesOpen, rulesHtml, closeRules } = store;
  const rules = useLoaded(loadRulesDialog, areRulesOpen, closeRules);
  return (
    <View>
      {rules !== null && <rules.RulesDialog isOpen={areRulesOpen} html={rulesHtml} onClose={closeRules} />}
    </View>
  );
});
