import { observer, Observer } from 'mobx-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { EmptyStateProps } from '@/components/StateView';
import type { Query } from '@/data/Query';
import { session } from '@/session';
import { StatePage } from './StatePage';

interface QueryViewProps<T> {
  readonly query: Query<T>;
  /** In the shape of the content. */
  readonly skeleton: ReactNode;
  /** Left out: the page shows nothing of this to whoever is logged out. */
  readonly loggedOut?: EmptyStateProps;
  /** False where it fills the page. */
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
            {...states}
            phase={query.phase}
            failedText={query.failureText}
            onRetry={query.refresh}
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
  /** Where it is part of what the page asks. */
  readonly channelId?: string;
}

/**
 * Asks for whoever is logged in, and again when he or where he came from changes; apart from the page, which has nothing
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
