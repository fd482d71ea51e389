import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { cx } from '@/components/cx';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
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

/** A card of facts, each with its name. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Card>
      {facts.map(({ label, value }) => (
        <View key={label} className={styles['row']}>
          <View className={styles['label']}>{label}</View>
          <View className={styles['value']}>{value}</View>
        </View>
      ))}
    </Card>
  );
}

/** A result to come. */
export function ResultSkeleton() {
  return (
    <SkeletonGroup className={styles['page']}>
      <Card className={styles['card']}>
        <Skeleton shape="circle" className={styles['markBone']} />
        <Skeleton className={styles['lineBone']} />
        <Skeleton className={styles['lineBone']} />
        <Skeleton className={styles['buttonBone']} />
      </Card>
    </SkeletonGroup>
  );
}
