import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import { MissingState } from '@/components/MissingState';
import { OfflineState } from '@/components/OfflineState';

/** State of a page, or of a part of one. `idle`: not requested yet. */
export type StatePhase =
  'idle' | 'loading' | 'ready' | 'empty' | 'missing' | 'logged-out' | 'failed' | 'offline';

interface StatePageProps {
  readonly phase: StatePhase;
  /** In the shape of the content. */
  readonly skeleton: ReactNode;
  /** Message for a failure; absent: the component's default. */
  readonly failedText?: string;
  /** A read; offline it is also called when the network is back. */
  readonly onRetry: () => void | Promise<unknown>;
  /** A sentence and a next step, for the phases that the page has. */
  readonly empty?: EmptyStateProps;
  readonly missing?: EmptyStateProps;
  /** Absent: the login is about to open, and the skeleton is shown meanwhile. */
  readonly loggedOut?: EmptyStateProps;
  /** For a place inside a card rather than a page. */
  readonly isCompact?: boolean;
  /** Called only when ready, so it can rely on the data; store reads inside it are observed. */
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
      return <MissingState isCompact={isCompact} text="内容不存在" {...props.missing} />;
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
