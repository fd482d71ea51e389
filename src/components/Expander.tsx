import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import styles from './Expander.module.scss';

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

/** Words with an arrow that show and hide something; what that is stands wherever it fits. */
export function Expander({ text, label, isExpanded, onToggle, controls, className }: ExpanderProps) {
  return (
    <View
      className={cx(styles['expander'], isExpanded && styles['expanded'], className)}
      onClick={onToggle}
      {...markup.access({ role: 'button', label, isExpanded, controls, isFocusable: true })}
      {...markup.press(onToggle)}
    >
      {text}
    </View>
  );
}
