import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { cx } from '@/components/cx';
import { usePressGuard } from '@/components/usePressGuard';
import { markup } from '@/platform/markup';
import { isDrawDisabled, buttonTextOf } from './drawRules';
import type { DrawStore } from './DrawStore';
import { DRAW_TEXTS } from './drawTexts';
import styles from './prizes.module.scss';

interface DrawButtonProps {
  readonly store: DrawStore;
  readonly onPress: () => Promise<unknown>;
  /** In the middle of the grid, or full width under the row. */
  readonly shape: 'middle' | 'wide';
}

/**
 * The draw button. A disabled one looks disabled and is announced so, but a tap still shows the reason
 * (`isDrawDisabled`).
 */
export const DrawButton = observer(function DrawButton({ store, onPress, shape }: DrawButtonProps) {
  const { activity, isDrawing } = store;
  const { press } = usePressGuard(onPress, false);
  const reasonCode = activity?.reasonCode ?? '';
  const isOff = isDrawDisabled(reasonCode);
  return (
    <View
      className={cx(styles['button'], styles[shape], isOff && styles['disabled'])}
      onClick={press}
      {...markup.access({
        role: 'button',
        isDisabled: isOff || isDrawing || undefined,
        isBusy: isDrawing || undefined,
        isFocusable: true,
      })}
      {...markup.press(press)}
    >
      <View className={styles['words']}>
        {isDrawing ? DRAW_TEXTS.drawing : buttonTextOf(reasonCode, activity?.buttonText ?? '')}
      </View>
    </View>
  );
});
