import type { ReactNode } from 'react';
import type { Query } from '@/data/Query';
import { isJustClosed } from '@/features/account/closeSteps';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { ResultSkeleton } from '@/templates/ResultSkeleton';

interface AfterClosingProps {
  /** Of `openClosing`. */
  readonly query: Query<boolean> | null;
  readonly children: ReactNode;
}

/** The page, once it is known that no pending closing has closed the account. */
export function AfterClosing({ query, children }: AfterClosingProps) {
  // The account was just closed, and this page is about to be left.
  if (isJustClosed()) return null;
  if (query === null) return children;
  return (
    <>
      <QueryView query={query} isCompact={false} skeleton={<ResultSkeleton />}>
        {(isClosed) => !isClosed && children}
      </QueryView>
      <FollowVisitor query={query} />
    </>
  );
}
