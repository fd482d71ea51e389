import { observer } from 'mobx-react';
import { LoadingText } from '@/components/LoadingText';
import { NearSentinel } from '@/components/NearSentinel';
import { Pressable } from '@/components/Pressable';
import type { PageInView } from '@/platform/inView/types';
import type { RecordStore } from './RecordStore';
import { RECORD_TEXTS } from './recordTexts';
import styles from './WinningRecords.module.scss';

interface RecordEndProps {
  readonly store: RecordStore;
  readonly view: PageInView | null;
}

/** A list that fits the tallest screen needs no 没有更多了 under it. */
const ROWS_PER_SCREEN = 7;

/** Under the rows: asks for the next page when it comes near, and says how that stands. */
export const RecordEnd = observer(function RecordEnd({ store, view }: RecordEndProps) {
  // A failed page waits for a press: asking by itself would ask without end.
  const askWhenNear = (): void => {
    if (store.more === 'idle') void store.loadMore();
  };
  return (
    <NearSentinel view={view} round={store.round} onNear={askWhenNear} className={styles['end']}>
      <EndWords store={store} view={view} />
    </NearSentinel>
  );
});

const EndWords = observer(function EndWords({ store, view }: RecordEndProps) {
  switch (store.more) {
    case 'failed':
      return <Ask text={RECORD_TEXTS.moreFailed} onPress={store.loadMore} />;
    case 'idle':
      if (view === null) return <Ask text={RECORD_TEXTS.loadMore} onPress={store.loadMore} />;
      return <LoadingText text={RECORD_TEXTS.loadingMore} />;
    case 'loading':
      return <LoadingText text={RECORD_TEXTS.loadingMore} />;
    case 'none':
      return store.rows.length > ROWS_PER_SCREEN ? <LoadingText text={RECORD_TEXTS.noMore} /> : null;
  }
});

function Ask({ text, onPress }: { readonly text: string; readonly onPress: () => Promise<void> }) {
  return (
    <Pressable className={styles['ask']} onPress={onPress}>
      {text}
    </Pressable>
  );
}
