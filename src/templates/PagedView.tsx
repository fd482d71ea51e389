import { observer } from 'mobx-react';
import { LoadingText } from '@/components/LoadingText';
import { NearSentinel } from '@/components/NearSentinel';
import { Pressable } from '@/components/Pressable';
import { type MorePhase, PAGED_TEXTS, type PagedPhase } from '@/data/PagedQuery';
import type { PageInView } from '@/platform/inView/types';
import styles from './PagedView.module.scss';
import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { EmptyState, FailedState, OfflineState } from '@/components/StateView';

/** What the end needs to know of the list above it. */
export interface EndedList {
  readonly rows: readonly unknown[];
  readonly more: MorePhase;
  readonly round: number;
  readonly loadMore: () => Promise<void>;
}

interface PagedEndProps {
  readonly store: EndedList;
  readonly view: PageInView | null;
  /** Rows on the tallest screen: a list that fits it needs no 没有更多了 under it. */
  readonly rowsPerScreen: number;
}

/** Under the rows: asks for the next page when it comes near, and says how that stands. */
export const PagedEnd = observer(function PagedEnd({ store, view, rowsPerScreen }: PagedEndProps) {
  // A failed page waits for a press: asking by itself would ask without end.
  const askWhenNear = (): void => {
    if (store.more === 'idle') void store.loadMore();
  };
  return (
    <NearSentinel view={view} round={store.round} onNear={askWhenNear} className={styles['end']}>
      <EndWords store={store} view={view} rowsPerScreen={rowsPerScreen} />
    </NearSentinel>
  );
});

const EndWords = observer(function EndWords({ store, view, rowsPerScreen }: PagedEndProps) {
  switch (store.more) {
    case 'failed':
      return <Ask text={PAGED_TEXTS.moreFailed} onPress={store.loadMore} />;
    case 'idle':
      if (view === null) return <Ask text={PAGED_TEXTS.loadMore} onPress={store.loadMore} />;
      return <LoadingText text={PAGED_TEXTS.loadingMore} />;
    case 'loading':
      return <LoadingText text={PAGED_TEXTS.loadingMore} />;
    case 'none':
      return store.rows.length > rowsPerScreen ? <LoadingText text={PAGED_TEXTS.noMore} /> : null;
  }
});

function Ask({ text, onPress }: { readonly text: string; readonly onPress: () => Promise<void> }) {
  return (
    <Pressable className={styles['ask']} onPress={onPress}>
      {text}
    </Pressable>
  );
}

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
