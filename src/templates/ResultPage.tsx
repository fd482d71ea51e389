import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { cx } from '@/components/cx';
import { markup } from '@/platform/markup';
import styles from './ResultPage.module.scss';

export interface ResultAction {
  readonly text: string;
  readonly onPress: () => void | Promise<unknown>;
  readonly isDisabled?: boolean;
  readonly isLoading?: boolean;
}

interface ResultPageProps {
  /** `waiting`: nobody knows yet. Until it is done the title is told to screen readers whenever it changes. */
  readonly mark: 'done' | 'waiting' | 'failed';
  readonly title: string;
  /** What came of it, in figures, between title and facts. */
  readonly worth?: ReactNode;
  readonly facts?: readonly string[];
  /** The first is the one that most people take. */
  readonly actions: readonly ResultAction[];
  /** Cards under the result; they keep their distance by themselves. */
  readonly children?: ReactNode;
}

/** What became of something: mark, title, facts, the ways on, and under them what belongs to it. */
export function ResultPage({ mark, title, worth, facts = [], actions, children }: ResultPageProps) {
  const isLive = mark !== 'done';
  return (
    <View className={styles['page']}>
      <Card className={styles['card']}>
        <View className={cx(styles['mark'], styles[mark])} {...markup.access({ isHidden: true })} />
        <View
          className={styles['title']}
          {...markup.access(isLive ? { role: 'status' } : { role: 'heading' })}
        >
          {title}
        </View>
        {worth}
        {facts.map((fact) => (
          <View key={fact} className={styles['fact']}>
            {fact}
          </View>
        ))}
        <View className={styles['actions']}>
          {actions.map(({ text, onPress, ...state }, index) => (
            <Button
              key={text}
              {...state}
              isBlock
              kind={index === 0 ? 'primary' : 'secondary'}
              onClick={onPress}
            >
              {text}
            </Button>
          ))}
        </View>
      </Card>
      {children}
    </View>
  );
}

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}
