import { Text, View } from '@tarojs/components';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import styles from './ProgressSteps.module.scss';

export interface ProgressStep {
  readonly key: string | number;
  /** Over the title: what the step is about. */
  readonly picture?: ReactNode;
  /** Over the mark. */
  readonly title?: string;
  /** Under the mark. */
  readonly caption?: string;
}

export interface ProgressStepsProps {
  readonly steps: readonly ProgressStep[];
  /** Steps done, 0 to `steps.length`; what is outside is taken to the nearest end. */
  readonly current: number;
  readonly label: string;
  /** What a screen reader says instead of "2 of 5". */
  readonly valueText?: string;
  readonly className?: string;
}

/** A bar with one mark per step; it grows once when it appears. */
export function ProgressSteps({ steps, current, label, valueText, className }: ProgressStepsProps) {
  const done = Math.min(Math.max(Math.trunc(current) || 0, 0), steps.length);
  const width = useMemo(() => ({ width: `${progressPercent(done, steps.length)}%` }), [done, steps.length]);
  return (
    <View
      className={cx(styles['steps'], className)}
      {...markup.access({
        role: 'progressbar',
        label,
        value: { now: done, max: steps.length, text: valueText },
      })}
    >
      <View className={styles['track']}>
        <View className={styles['bar']} style={width} />
      </View>
      {steps.map((step, index) => (
        <View key={step.key} className={cx(styles['step'], index < done && styles['done'])}>
          {step.picture}
          <Text className={styles['title']}>{step.title ?? ''}</Text>
          <View className={styles['mark']} />
          <Text className={styles['caption']}>{step.caption ?? ''}</Text>
        </View>
      ))}
    </View>
  );
}

/**
 * Per cent of the track: each of `total` steps has a column of equal width with its mark in the middle; the bar ends
 * at the mark of the last step done, and at the track's end when all are.
 */
export function progressPercent(done: number, total: number): number {
  if (total <= 0 || done <= 0) return 0;
  if (done >= total) return 100;
  return Number((((done - 0.5) / total) * 100).toFixed(2));
}
