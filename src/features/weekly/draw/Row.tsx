import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useMemo, type ReactNode } from 'react';
import { cx } from '@/components/cx';
import { markup } from '@/platform/markup';
import { stripOf } from './board';
import { rowClasses } from './components/motionClasses';
import { DrawButton } from './DrawButton';
import type { DrawStore } from './DrawStore';
import { DRAW_TEXTS } from './drawTexts';
import { PrizeFace } from './PrizeFace';
import rowStyles from './components/Row.module.scss';

interface RowProps {
  readonly store: DrawStore;
  readonly areThumbnailsOff: boolean;
  readonly onDraw: () => Promise<unknown>;
}

/**
 * A strip of prizes that stops with the drawn one in the middle; up to three prizes stay still under a moving frame
 * (product §2.5, §2.9).
 */
export const Row = observer(function Row({ store, areThumbnailsOff, onDraw }: RowProps) {
  const { prizes } = store;
  // Stable elements, so that setData sends only class changes when the motion changes.
  const items = useMemo(
    () =>
      stripOf(prizes).items.map((prize, index) => (
        <View
          key={index}
          className={rowStyles['item']}
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

/** Animated by CSS only: a draw changes its classes twice and nothing else. */
const Window = observer(function Window({
  store,
  items,
}: Pick<RowProps, 'store'> & { readonly items: ReactNode }) {
  const strip = useMemo(() => stripOf(store.prizes), [store.prizes]);
  const { outer, inner, frame } = rowClasses(strip, store.motion);
  const named = (names: readonly string[]): string => cx(...names.map((name) => rowStyles[name]));
  return (
    <View className={rowStyles['window']} {...markup.access({ role: 'group', label: DRAW_TEXTS.prizes })}>
      <View className={cx(rowStyles['outer'], named(outer))}>
        <View className={cx(rowStyles['inner'], named(inner))}>{items}</View>
      </View>
      <View className={cx(rowStyles['frame'], named(frame))} />
    </View>
  );
});
