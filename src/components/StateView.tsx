import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { Button } from './Button';
import { cx } from './cx';
import { StatePicture, type StatePictureProps } from './StatePicture';
import styles from './StateView.module.scss';

interface StateViewProps {
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
function StateView({ mark, text, hint, action, isUrgent = false, isCompact = false }: StateViewProps) {
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
          kind="secondary"
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

export type EmptyStateProps = Omit<StateViewProps, 'mark' | 'isUrgent'>;

/** Empty, without an error. */
export function EmptyState(props: EmptyStateProps) {
  return <StateView mark="empty" {...props} />;
}

/** What the address names does not exist. */
export function MissingState(props: EmptyStateProps) {
  return <StateView mark="missing" {...props} />;
}

interface FailedStateProps {
  /** What happened, in one sentence. */
  readonly text?: string;
  readonly hint?: string;
  readonly onRetry?: () => void | Promise<unknown>;
  readonly isCompact?: boolean;
}

/** The default sentence is the product description's, for an activity that cannot be loaded (product §1.4). */
export function FailedState({
  text = '抱歉，系统开小差啦，请稍后再试~',
  hint,
  onRetry,
  isCompact,
}: FailedStateProps) {
  return (
    <StateView
      mark="failed"
      text={text}
      hint={hint}
      isCompact={isCompact}
      isUrgent
      action={onRetry === undefined ? undefined : { text: '重试', onPress: onRetry, isReading: true }}
    />
  );
}

interface OfflineStateProps {
  readonly onRetry?: () => void | Promise<unknown>;
  readonly isCompact?: boolean;
}

export function OfflineState({ onRetry, isCompact }: OfflineStateProps) {
  return (
    <StateView
      mark="offline"
      text="网络好像断开了"
      hint="请检查网络连接后重试"
      isCompact={isCompact}
      isUrgent
      action={onRetry === undefined ? undefined : { text: '重试', onPress: onRetry, isReading: true }}
    />
  );
}
