import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { ResultMark, type ResultMarkProps } from '@/components/ResultMark';
import { markup } from '@/platform/markup';
import styles from './ResultPage.module.scss';

export interface ResultAction {
  readonly text: string;
  readonly onPress: () => void | Promise<unknown>;
  readonly isDisabled?: boolean;
  readonly isLoading?: boolean;
}

interface ResultPageProps {
  /** `waiting`: not known yet. Until `done`, screen readers announce each change of the title. */
  readonly mark: Exclude<ResultMarkProps['mark'], 'busy'>;
  readonly title: string;
  /** The resulting amount, between title and facts. */
  readonly worth?: ReactNode;
  readonly facts?: readonly string[];
  /** The most likely action first. */
  readonly actions: readonly ResultAction[];
  /** Cards below the result; they have their own spacing. */
  readonly children?: ReactNode;
}

/** Result of an action: mark, title, facts, next steps, and related content below. */
export function ResultPage({ mark, title, worth, facts = [], actions, children }: ResultPageProps) {
  const isLive = mark !== 'done';
  return (
    <View className={styles['page']}>
      <Card className={styles['card']}>
        <ResultMark mark={mark} />
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
