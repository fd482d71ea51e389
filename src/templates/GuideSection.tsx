import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Card } from '@/components/Card';
import { cx } from '@/components/cx';
import { markup } from '@/platform/markup';
import type { Step } from './GuidePage';
import styles from './GuidePage.module.scss';

interface SectionProps {
  readonly title: string;
  /** Numbered if there are several. */
  readonly lines?: readonly string[];
  readonly children?: ReactNode;
}

/** A titled card of sentences, with further content below the title. */
export function Section({ title, lines = [], children }: SectionProps) {
  return (
    <Card>
      <View className={styles['title']} {...markup.access({ role: 'heading' })}>
        {title}
      </View>
      {lines.map((line, index) => (
        <Line key={line}>{lines.length === 1 ? line : `${index + 1}. ${line}`}</Line>
      ))}
      {children}
    </Card>
  );
}

/** One sentence of a section. */
export const Line = ({ children }: { readonly children: string }) => (
  <View className={styles['line']}>{children}</View>
);

/** A titled card of numbered steps; a picture replaces the number. */
export function Steps({ title, steps }: { readonly title: string; readonly steps: readonly Step[] }) {
  return (
    <Section title={title}>
      {steps.map((step, index) => (
        <View key={step.title} className={styles['step']}>
          <View className={cx(styles['index'], step.iconClass)}>
            {step.iconClass === undefined ? String(index + 1) : ''}
          </View>
          <View className={styles['words']}>
            <View className={styles['name']}>{step.title}</View>
            <View className={styles['text']}>{step.text}</View>
          </View>
        </View>
      ))}
    </Section>
  );
}
