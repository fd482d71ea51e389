import { StateView } from './StateView';

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
