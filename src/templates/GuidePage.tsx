import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import styles from './GuidePage.module.scss';

/** Steps in sequence: a name, what to do, and a picture if `iconClass` draws one. */
export interface Step {
  readonly title: string;
  readonly text: string;
  readonly iconClass?: string;
}

/** A link; the last of several is the most likely one. */
interface GuideAction {
  readonly text: string;
  readonly onPress: () => void | Promise<unknown>;
  readonly isDisabled?: boolean;
}

interface GuidePageProps {
  readonly actions: readonly GuideAction[];
  /** Sections and steps. */
  readonly children: ReactNode;
}

/** An explanation page: cards below one another, and links at the end. */
export function GuidePage({ actions, children }: GuidePageProps) {
  return (
    <View className={styles['page']}>
      {children}
      <View className={styles['actions']}>
        {actions.map(({ text, onPress, isDisabled }, index) => (
          <Button
            key={text}
            kind={index === actions.length - 1 ? 'primary' : 'secondary'}
            className={styles['action']}
            isDisabled={isDisabled}
            onClick={onPress}
          >
            {text}
          </Button>
        ))}
      </View>
    </View>
  );
}
