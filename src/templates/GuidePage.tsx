import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { cx } from '@/components/cx';
import { markup } from '@/platform/markup';
import styles from './GuidePage.module.scss';

interface SectionProps {
  readonly title: string;
  /** Numbered when there are several. */
  readonly lines?: readonly string[];
  readonly children?: ReactNode;
}

/** A titled card of sentences, with whatever else belongs under the title. */
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

/** What happens one after the other: a name, what is done, and a picture where `iconClass` draws one. */
export interface Step {
  readonly title: string;
  readonly text: string;
  readonly iconClass?: string;
}

/** A titled card of numbered steps; a picture takes the number's place. */
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
