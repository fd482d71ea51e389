import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { cx } from '@/components/cx';
import { markup } from '@/platform/markup';
import { ringOf } from './board';
import { lightClass } from './components/motionClasses';
import { DrawButton } from './DrawButton';
import type { DrawStore } from './DrawStore';
import { DRAW_TEXTS } from './drawTexts';
import { PrizeFace } from './PrizeFace';
import styles from './prizes.module.scss';

interface GridProps {
  readonly store: DrawStore;
  readonly areThumbnailsOff: boolean;
  readonly onDraw: () => Promise<unknown>;
}

/** Places of the ring in reading order, row by row; the button is in the middle. */
const BEFORE_BUTTON = [0, 1, 2, 7];

const AFTER_BUTTON = [3, 6, 5, 4];

/** Eight places around the draw button, and the light that runs over them (product §2.5, §2.9). */
export const Grid = observer(function Grid({ store, areThumbnailsOff, onDraw }: GridProps) {
  const ring = ringOf(store.prizes);
  const cell = (place: number): ReactNode => {
    const prize = ring[place];
    return (
      <View
        key={place}
        className={styles['cell']}
        // A repeated prize is hidden from screen readers.
        {...markup.access({ isHidden: place >= store.prizes.length || undefined })}
      >
        {prize !== undefined && <PrizeFace prize={prize} areThumbnailsOff={areThumbnailsOff} />}
      </View>
    );
  };
  return (
    <View className={styles['ring']} {...markup.access({ role: 'group', label: DRAW_TEXTS.prizes })}>
      {BEFORE_BUTTON.map(cell)}
      <DrawButton store={store} onPress={onDraw} shape="middle" />
      {AFTER_BUTTON.map(cell)}
      <Light store={store} />
    </View>
  );
});

/** Animated by CSS only: a draw changes its class twice and nothing else. */
const Light = observer(function Light({ store }: Pick<GridProps, 'store'>) {
  return <View className={cx(styles['light'], styles[lightClass(store.motion)])} />;
});
