import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './Card.module.scss';

interface CardProps {
  /** No padding, for content that has its own. */
  readonly isFlush?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Card({ isFlush = false, className, children }: CardProps) {
  return <View className={cx(styles['card'], !isFlush && styles['roomy'], className)}>{children}</View>;
}
