import { observer } from 'mobx-react';
import { LoadingText } from '@/components/LoadingText';
import { NearSentinel } from '@/components/NearSentinel';
import { Pressable } from '@/components/Pressable';
import { PAGED_TEXTS, type MorePhase } from '@/features/paged';
import type { PageInView } from '@/platform/inView/types';
import styles from './PagedEnd.module.scss';

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
