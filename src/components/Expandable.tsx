import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { useElementId } from '@/hooks/useElementId';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import styles from './Expandable.module.scss';

export interface ExpanderProps {
  /** The words on it. */
  readonly text: string;
  /** What a screen reader says, when the words alone say too little. */
  readonly label?: string;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
  /** Id of what it shows and hides. */
  readonly controls?: string;
  readonly className?: string;
}

/** Words with an arrow that show and hide something. */
export function Expander({ text, label, isExpanded, onToggle, controls, className }: ExpanderProps) {
  return (
    <View
      className={cx(styles['expander'], isExpanded && styles['expanded'], className)}
      onClick={onToggle}
      {...markup.access({ role: 'button', label, isExpanded, controls, isFocusable: true })}
      {...markup.press(onToggle)}
    >
      {text}
      <Text className={styles['arrow']} />
    </View>
  );
}

export interface ExpandableProps extends Omit<ExpanderProps, 'controls' | 'className'> {
  /** Beside the words, at the right. */
  readonly aside?: ReactNode;
  readonly className?: string;
  /** Called while expanded only, so that what is hidden costs nothing. */
  readonly children: () => ReactNode;
}

/** A line that shows and hides what is under it. */
export function Expandable({ aside, className, children, ...expander }: ExpandableProps) {
  const id = useElementId('more');
  return (
    <View className={className}>
      <View className={styles['line']}>
        <Expander {...expander} controls={id} />
        {aside}
      </View>
      <View id={id}>{expander.isExpanded ? children() : null}</View>
    </View>
  );
}
