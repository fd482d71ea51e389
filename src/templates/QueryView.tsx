import { Observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { FailedState, OfflineState } from '@/components/StateView';
import type { Query } from '@/data/Query';

interface PartViewProps<T> {
  readonly part: Query<T>;
  /** In the shape of the content. */
  readonly skeleton: ReactNode;
  /** Nothing by default. */
  readonly loggedOut?: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** Exactly one of: skeleton, content, failed, offline (each with 重试 in its place), or what stands for who is logged out. */
export function QueryView<T>({ part, skeleton, loggedOut = null, children }: PartViewProps<T>) {
  return (
    <Observer>
      {() => {
        switch (part.phase) {
          case 'loading':
            return <>{skeleton}</>;
          case 'failed':
            return <FailedState isCompact text={part.failureText} onRetry={part.refresh} />;
          case 'offline':
            return <OfflineState isCompact onRetry={part.refresh} />;
          case 'logged-out':
            return <>{loggedOut}</>;
          case 'ready':
            return <>{part.value !== null && children(part.value)}</>;
        }
      }}
    </Observer>
  );
}
