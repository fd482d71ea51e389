import { StateView } from './StateView';

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
