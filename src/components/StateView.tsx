import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { Button } from './Button';
import { cx } from './cx';
import { StatePicture, type StatePictureProps } from './StatePicture';
import styles from './StateView.module.scss';

export interface StateViewProps {
  readonly mark: StatePictureProps['mark'];
  /** One sentence. */
  readonly text: string;
  readonly hint?: string;
  readonly action?: {
    readonly text: string;
    readonly onPress: () => void | Promise<unknown>;
    /** See `PressableProps`. */
    readonly isReading?: boolean;
  };
  /** Failures are announced immediately, other states politely. */
  readonly isUrgent?: boolean;
  /** For use inside a card rather than a page. */
  readonly isCompact?: boolean;
}

/**
 * Shown in place of content: an illustration, a sentence, one action. Base of EmptyState, MissingState, FailedState,
 * OfflineState.
 */
export function StateView({ mark, text, hint, action, isUrgent = false, isCompact = false }: StateViewProps) {
  return (
    <View
      className={cx(styles['state'], isCompact && styles['compact'])}
      {...markup.access({ role: isUrgent ? 'alert' : 'status' })}
    >
      <StatePicture mark={mark} />
      <View className={styles['text']}>{text}</View>
      {hint !== undefined && <View className={styles['hint']}>{hint}</View>}
      {action !== undefined && (
        <Button
          kind={isCompact ? 'secondary' : 'primary'}
          className={styles['action']}
          onClick={action.onPress}
          isReading={action.isReading}
        >
          {action.text}
        </Button>
      )}
    </View>
  );
}
