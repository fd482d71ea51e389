import { Text, View } from '@tarojs/components';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import styles from './ProgressSteps.module.scss';

interface ProgressStep {
  readonly key: string | number;
  /** Above the title: the step's picture. */
  readonly picture?: ReactNode;
  /** Above the mark. */
  readonly title?: string;
  /** Below the mark. */
  readonly caption?: string;
}

interface ProgressStepsProps {
  readonly steps: readonly ProgressStep[];
  /** Completed steps, 0 to `steps.length`; values outside are clamped. */
  readonly current: number;
  readonly label: string;
  /** Screen reader text instead of "2 of 5". */
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
 * Per cent of the track. Each of `total` steps has a column of equal width with its mark in the middle; the bar ends at
 * the mark of the last completed step, and at the track's end when all are completed.
 */
export function progressPercent(done: number, total: number): number {
  if (total <= 0 || done <= 0) return 0;
  if (done >= total) return 100;
  return Number((((done - 0.5) / total) * 100).toFixed(2));
}
