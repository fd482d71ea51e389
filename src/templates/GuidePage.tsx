import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import styles from './GuidePage.module.scss';

/** What happens one after the other: a name, what is done, and a picture where `iconClass` draws one. */
export interface Step {
  readonly title: string;
  readonly text: string;
  readonly iconClass?: string;
}

/** A way on; the last of several is the one that most people take. */
export interface GuideAction {
  readonly text: string;
  readonly onPress: () => void | Promise<unknown>;
  readonly isDisabled?: boolean;
}

interface GuidePageProps {
  readonly actions: readonly GuideAction[];
  /** Sections and steps. */
  readonly children: ReactNode;
}

/** A page that explains: cards under one another, and the ways on at its end. */
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
