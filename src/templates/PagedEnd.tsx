import { observer } from 'mobx-react';
import { LoadingText } from '@/components/LoadingText';
import { NearSentinel } from '@/components/NearSentinel';
import { Pressable } from '@/components/Pressable';
import { PAGED_TEXTS, type PagedQuery, type PagedRow } from '@/data/PagedQuery';
import type { PageInView } from '@/platform/inView/types';
import styles from './ListPage.module.scss';

interface PagedEndProps {
  readonly list: Pick<PagedQuery<PagedRow, unknown>, 'rows' | 'more' | 'round' | 'loadMore'>;
  readonly view: PageInView | null;
  readonly rowsPerScreen: number;
}

/** Below the rows: loads the next page when it comes near the viewport, and shows its state. */
export const PagedEnd = observer(function PagedEnd({ list, view, rowsPerScreen }: PagedEndProps) {
  // A page that failed or needs a login waits for a tap: automatic retries would never end.
  const askWhenNear = (): void => {
    if (list.more === 'idle') void list.loadMore();
  };
  return (
    <NearSentinel view={view} round={list.round} onNear={askWhenNear} className={styles['end']}>
      <EndText list={list} view={view} rowsPerScreen={rowsPerScreen} />
    </NearSentinel>
  );
});

const EndText = observer(function EndText({ list, view, rowsPerScreen }: PagedEndProps) {
  switch (list.more) {
    case 'failed':
      return <Ask text={PAGED_TEXTS.moreFailed} onPress={list.loadMore} />;
    case 'logged-out':
      return <Ask text={PAGED_TEXTS.moreLoggedOut} onPress={list.loadMore} />;
    case 'idle':
      if (view === null) return <Ask text={PAGED_TEXTS.loadMore} onPress={list.loadMore} />;
      return <LoadingText text={PAGED_TEXTS.loadingMore} />;
    case 'loading':
      return <LoadingText text={PAGED_TEXTS.loadingMore} />;
    case 'none':
      return list.rows.length > rowsPerScreen ? <LoadingText text={PAGED_TEXTS.noMore} /> : null;
  }
});

function Ask({ text, onPress }: { readonly text: string; readonly onPress: () => Promise<void> }) {
  return (
    <Pressable className={styles['ask']} onPress={onPress}>
      {text}
    </Pressable>
  );
}
