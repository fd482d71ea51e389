import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import { OfflineState } from '@/components/OfflineState';
import { PAGED_TEXTS, type PagedPhase } from '@/features/paged';
import type { PageInView } from '@/platform/inView/types';
import { PagedEnd, type EndedList } from './PagedEnd';

interface ViewedList extends EndedList {
  readonly phase: PagedPhase;
  readonly failureText: string;
  readonly load: () => Promise<void>;
}

interface PagedViewProps {
  readonly store: ViewedList;
  readonly view: PageInView | null;
  /** In the shape of the rows. */
  readonly skeleton: ReactNode;
  readonly empty: ReactNode;
  /** What a login is for. */
  readonly loggedOutText: string;
  /** Rows on the tallest screen. */
  readonly rowsPerScreen: number;
  /** The rows; mounted only when there are any. */
  readonly children: ReactNode;
}

/** Exactly one of: skeleton, rows with their end, empty, failed, offline, or the way to the login that was closed. */
export const PagedView = observer(function PagedView({
  store,
  view,
  skeleton,
  empty,
  loggedOutText,
  rowsPerScreen,
  children,
}: PagedViewProps) {
  switch (store.phase) {
    case 'loading':
      return skeleton;
    case 'failed':
      return <FailedState text={store.failureText} onRetry={store.load} />;
    case 'offline':
      return <OfflineState onRetry={store.load} />;
    case 'logged-out':
      return <EmptyState text={loggedOutText} action={{ text: PAGED_TEXTS.logIn, onPress: store.load }} />;
    case 'empty':
      return empty;
    case 'ready':
      return (
        <View>
          {children}
          <PagedEnd store={store} view={view} rowsPerScreen={rowsPerScreen} />
        </View>
      );
  }
});
