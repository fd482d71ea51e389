import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps, FailedState, OfflineState } from '@/components/StateView';

/** Where a page, or a part of one, stands with what it asked for. `idle`: nothing is asked yet, it will be. */
export type StatePhase =
  'idle' | 'loading' | 'ready' | 'empty' | 'missing' | 'logged-out' | 'failed' | 'offline';

export interface StatePageProps {
  readonly phase: StatePhase;
  /** In the shape of the content. */
  readonly skeleton: ReactNode;
  /** What happened, when it failed; of the component when it is left out. */
  readonly failedText?: string;
  readonly onRetry: () => void | Promise<unknown>;
  /** A sentence and a way on, for the phases that the page has. */
  readonly empty?: EmptyStateProps;
  readonly missing?: EmptyStateProps;
  /** Left out: the login is on its way, and the skeleton stands meanwhile. */
  readonly loggedOut?: EmptyStateProps;
  /** For a place inside a card rather than a page. */
  readonly isCompact?: boolean;
  /** Called when ready only, so that it may rely on the data being there; what it reads of stores is followed. */
  readonly children: () => ReactNode;
}

/** Exactly one of: skeleton, content, empty, missing, logged out, failed, offline. */
export const StatePage = observer(function StatePage(props: StatePageProps): ReactNode {
  const { phase, skeleton, failedText, onRetry, isCompact, children } = props;
  switch (phase) {
    case 'idle':
    case 'loading':
      return skeleton;
    case 'ready':
      return children();
    case 'empty':
      return <EmptyState isCompact={isCompact} text="暂无内容" {...props.empty} />;
    case 'missing':
      return <EmptyState isCompact={isCompact} text="内容不存在" {...props.missing} />;
    case 'logged-out':
      return props.loggedOut === undefined ? (
        skeleton
      ) : (
        <EmptyState isCompact={isCompact} {...props.loggedOut} />
      );
    case 'failed':
      return <FailedState text={failedText} onRetry={onRetry} isCompact={isCompact} />;
    case 'offline':
      return <OfflineState onRetry={onRetry} isCompact={isCompact} />;
  }
});
