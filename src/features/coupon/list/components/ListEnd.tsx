import { observer } from 'mobx-react';
import { LoadingText } from '@/components/LoadingText';
import { NearSentinel } from '@/components/NearSentinel';
import { Pressable } from '@/components/Pressable';
import type { PageInView } from '@/platform/inView/types';
import type { CouponListStore } from '../CouponListStore';
import { needsEndMark } from '../listRules';
import { LIST_TEXTS } from '../listTexts';
import styles from './ListEnd.module.scss';

interface ListEndProps {
  readonly store: CouponListStore;
  readonly view: PageInView | null;
}

/** Under the rows: asks for the next page when it comes near, and says how that stands. */
export const ListEnd = observer(function ListEnd({ store, view }: ListEndProps) {
  // A failed page waits for a press: asking by itself would ask without end.
  const askWhenNear = (): void => {
    if (store.more === 'idle') void store.loadMore();
  };
  return (
    <NearSentinel view={view} round={store.round} onNear={askWhenNear} className={styles['end']}>
      <EndWords store={store} canSeeEnd={view !== null} />
    </NearSentinel>
  );
});

const EndWords = observer(function EndWords({
  store,
  canSeeEnd,
}: {
  readonly store: CouponListStore;
  readonly canSeeEnd: boolean;
}) {
  switch (store.more) {
    case 'failed':
      return <Ask text={LIST_TEXTS.moreFailed} onPress={store.loadMore} />;
    case 'idle':
      if (!canSeeEnd) return <Ask text={LIST_TEXTS.loadMore} onPress={store.loadMore} />;
      return <LoadingText text={LIST_TEXTS.loadingMore} />;
    case 'loading':
      return <LoadingText text={LIST_TEXTS.loadingMore} />;
    case 'none':
      return needsEndMark(store.rows.length) ? <LoadingText text={LIST_TEXTS.noMore} /> : null;
  }
});

function Ask({ text, onPress }: { readonly text: string; readonly onPress: () => Promise<void> }) {
  return (
    <Pressable className={styles['ask']} onPress={onPress}>
      {text}
    </Pressable>
  );
}
