import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import styles from './Chip.module.scss';

interface ChipProps {
  readonly role: 'checkbox' | 'radio';
  readonly text: string;
  readonly isChecked: boolean;
  readonly onPress: () => void;
}

/** A text that is selected with a tap. */
export function Chip({ role, text, isChecked, onPress }: ChipProps) {
  return (
    <View
      className={cx(styles['chip'], isChecked && styles['chosen'])}
      onClick={onPress}
      {...markup.access({ role, label: text, isChecked, isFocusable: true })}
      {...markup.press(onPress)}
    >
      {text}
    </View>
  );
}
