import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import styles from './Expander.module.scss';

interface ExpanderProps {
  /** The visible text. */
  readonly text: string;
  /** Accessible name when the text alone is not enough. */
  readonly label?: string;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
  /** Id of the element that it shows and hides. */
  readonly controls?: string;
  readonly className?: string;
}

/** A text with an arrow that shows and hides something; the parent places that anywhere. */
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
