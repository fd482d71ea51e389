import type { ReactNode } from 'react';
import { EmptyState, FailedState, OfflineState } from './StateView';

export type AsyncStatus = 'loading' | 'ready' | 'empty' | 'failed' | 'offline';

export interface AsyncViewProps {
  readonly status: AsyncStatus;
  /** In the shape of the content. */
  readonly skeleton: ReactNode;
  /** Default: 暂无内容. */
  readonly empty?: ReactNode;
  /** What happened, when it failed. */
  readonly failedText?: string;
  readonly onRetry?: () => void | Promise<unknown>;
  readonly isCompact?: boolean;
  /** Called when ready only, so that it may rely on the data being there. */
  readonly children: () => ReactNode;
}

/** Exactly one of: skeleton, content, empty, failed, offline. */
export function AsyncView({
  status,
  skeleton,
  empty,
  failedText,
  onRetry,
  isCompact,
  children,
}: AsyncViewProps): ReactNode {
  switch (status) {
    case 'loading':
      return skeleton;
    case 'ready':
      return children();
    case 'empty':
      return empty ?? <EmptyState text="暂无内容" isCompact={isCompact} />;
    case 'failed':
      return <FailedState text={failedText} onRetry={onRetry} isCompact={isCompact} />;
    case 'offline':
      return <OfflineState onRetry={onRetry} isCompact={isCompact} />;
  }
}
