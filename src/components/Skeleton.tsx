import { View } from '@tarojs/components';
import { type ReactNode, useEffect } from 'react';
import { markup } from '@/platform/markup';
import { vitals } from '@/platform/vitals';
import { cx } from './cx';
import styles from './Skeleton.module.scss';

interface SkeletonProps {
  /** `block` and `circle` take their size from `className`. */
  readonly shape?: 'block' | 'circle';
  readonly className?: string;
}

/** One grey placeholder shape for content that is loading. */
export function Skeleton({ shape = 'block', className }: SkeletonProps) {
  return <View className={cx(styles['shape'], styles[shape], className)} />;
}

/** Placeholder lines of text; the last of several is shorter. */
export function SkeletonText({
  lines = 3,
  className,
}: {
  readonly lines?: number;
  readonly className?: string;
}) {
  return (
    <View className={className}>
      {Array.from({ length: lines }, (_, index) => (
        <View
          key={index}
          className={cx(styles['shape'], styles['line'], lines > 1 && index === lines - 1 && styles['short'])}
        />
      ))}
    </View>
  );
}

/**
 * Wraps a page's or module's placeholder shapes: announces loading once, and hides the shapes from screen readers. The
 * page's first screen is complete when none is left (platform/vitals).
 */
export function SkeletonGroup({
  className,
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  useEffect(() => vitals.wait(), []);
  return (
    <View className={className} {...markup.access({ role: 'status', label: '加载中', isBusy: true })}>
      {children}
    </View>
  );
}
