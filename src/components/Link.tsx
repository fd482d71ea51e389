import { Text } from '@tarojs/components';
import type { ITouchEvent } from '@tarojs/components';
import type { ReactNode } from 'react';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import { refusesPress } from './readingOnly';
import styles from './Link.module.scss';

interface LinkProps {
  readonly onPress: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A link inside a text. Stops propagation, so that the element around it (a checkbox's label) does not receive the tap.
 */
export function Link({ onPress, className, children }: LinkProps) {
  const press = (): void => {
    if (!refusesPress(false)) onPress();
  };
  return (
    <Text
      className={cx(styles['link'], className)}
      onClick={(event: ITouchEvent) => {
        event.stopPropagation();
        press();
      }}
      {...markup.access({ role: 'link', isFocusable: true })}
      {...markup.press(press)}
    >
      {children}
    </Text>
  );
}
