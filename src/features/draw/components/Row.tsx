import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { cx } from '@/components/cx';
import { markup } from '@/platform/markup';
import { stripOf } from '../board';
import type { DrawStore } from '../DrawStore';
import { DRAW_TEXTS } from '../drawTexts';
import { DrawButton } from './DrawButton';
import { PrizeFace } from './PrizeFace';
import { rowClasses } from './motionClasses';
import styles from './Row.module.scss';

interface RowProps {
  readonly store: DrawStore;
  readonly areThumbnailsOff: boolean;
  readonly onDraw: () => Promise<unknown>;
}

/** A strip of prizes that stops with the drawn one in the middle, or up to three under a frame (spec 2 §5, §9). */
export const Row = observer(function Row({ store, areThumbnailsOff, onDraw }: RowProps) {
  const { prizes } = store;
  // The same elements at every change of the motion: only classes are sent then.
  const items = useMemo(
    () =>
      stripOf(prizes).items.map((prize, index) => (
        <View
          key={index}
          className={styles['item']}
          {...markup.access({ isHidden: index >= prizes.length || undefined })}
        >
          <PrizeFace prize={prize} areThumbnailsOff={areThumbnailsOff} />
        </View>
      )),
    [prizes, areThumbnailsOff],
  );
  return (
    <View>
      <Window store={store} items={items} />
      <DrawButton store={store} onPress={onDraw} shape="wide" />
    </View>
  );
});

/** Moved by its style sheet: a draw changes its classes twice and nothing else. */
const Window = observer(function Window({
  store,
  items,
}: Pick<RowProps, 'store'> & { readonly items: ReactNode }) {
  const strip = useMemo(() => stripOf(store.prizes), [store.prizes]);
  const { outer, inner, frame } = rowClasses(strip, store.motion);
  const named = (names: readonly string[]): string => cx(...names.map((name) => styles[name]));
  return (
    <View className={styles['window']} {...markup.access({ role: 'group', label: DRAW_TEXTS.prizes })}>
      <View className={cx(styles['outer'], named(outer))}>
        <View className={cx(styles['inner'], named(inner))}>{items}</View>
      </View>
      <View className={cx(styles['frame'], named(frame))} />
    </View>
  );
});
