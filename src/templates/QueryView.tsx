import { observer, Observer } from 'mobx-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { EmptyStateProps } from '@/components/EmptyState';
import type { Query } from '@/data/Query';
import { session } from '@/session';
import { StatePage } from './StatePage';

interface QueryViewProps<T> {
  readonly query: Query<T>;
  /** In the shape of the content. */
  readonly skeleton: ReactNode;
  /** Absent: the page shows nothing of this when not logged in. */
  readonly loggedOut?: EmptyStateProps;
  /** 重试; by default the query's own. */
  readonly onRetry?: () => Promise<unknown>;
  /** False if it fills the page. */
  readonly isCompact?: boolean;
  readonly children: (value: T) => ReactNode;
}

/** Exactly one of: skeleton, content, failed, offline (each with 重试 in its place), logged out. */
export function QueryView<T>({ query, children, isCompact = true, ...states }: QueryViewProps<T>) {
  return (
    <Observer>
      {() =>
        query.phase === 'logged-out' && states.loggedOut === undefined ? null : (
          <StatePage
            onRetry={query.refresh}
            {...states}
            phase={query.phase}
            failedText={query.failureText}
            isCompact={isCompact}
          >
            {() => query.value !== null && children(query.value)}
          </StatePage>
        )
      }
    </Observer>
  );
}

interface FollowVisitorProps {
  readonly query: Pick<Query<unknown>, 'visitorChanged' | 'questionChanged'>;
  /** Set if it is part of the page's request. */
  readonly channelId?: string;
}

/**
 * Loads for the current user, and again when the user or the channel changes; separate from the page, which has nothing
 * to render for a login.
 */
export const FollowVisitor = observer(function FollowVisitor({ query, channelId = '' }: FollowVisitorProps) {
  const { token } = session;
  const asked = useRef(channelId);
  useEffect(() => {
    void query.visitorChanged();
  }, [query, token]);
  useEffect(() => {
    if (asked.current === channelId) return;
    asked.current = channelId;
    void query.questionChanged();
  }, [query, channelId]);
  return null;
});
