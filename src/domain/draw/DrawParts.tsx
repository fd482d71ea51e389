import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { cx } from '@/components/cx';
import { usePressGuard } from '@/components/Pressable';
import { markup } from '@/platform/markup';
import { buttonTextOf, isDrawDisabled } from './drawRules';
import type { DrawStore } from './DrawStore';
import { DRAW_TEXTS } from './drawTexts';
import { Picture } from '@/components/Picture';
import { env } from '@/env';
import { pictureAddress } from '@/session/links';
import { thumbnailAddress } from '@/utils/thumbnail';
import { type Prize, PRIZE_TYPE, prizeWords } from './drawTypes';
import { type ReactNode, useMemo } from 'react';
import { ringOf, stripOf } from './board';
import { lightClass, rowClasses } from './components/motionClasses';
import rowStyles from './components/Row.module.scss';
import styles from './DrawParts.module.scss';

interface DrawButtonProps {
  readonly store: DrawStore;
  readonly onPress: () => Promise<unknown>;
  /** In the middle of the grid, or wide under the row. */
  readonly shape: 'middle' | 'wide';
}

/** Draws. One that is disabled looks and is told so, and a press on it still says why (`isDrawDisabled`). */
export const DrawButton = observer(function DrawButton({ store, onPress, shape }: DrawButtonProps) {
  const { activity, isDrawing } = store;
  const { press } = usePressGuard(onPress, false);
  const reasonCode = activity?.reasonCode ?? '';
  const isOff = isDrawDisabled(reasonCode);
  return (
    <View
      className={cx(styles['button'], styles[shape], isOff && styles['disabled'])}
      onClick={press}
      {...markup.access({
        role: 'button',
        isDisabled: isOff || isDrawing || undefined,
        isBusy: isDrawing || undefined,
        isFocusable: true,
      })}
      {...markup.press(press)}
    >
      <View className={styles['words']}>
        {isDrawing ? DRAW_TEXTS.drawing : buttonTextOf(reasonCode, activity?.buttonText ?? '')}
      </View>
    </View>
  );
});

interface PrizeFaceProps {
  readonly prize: Prize;
  /** Pictures as they are. */
  readonly areThumbnailsOff: boolean;
}

/** What a prize looks like: its picture, else its worth, else a drawing; what it is for; and its name. Without an element around. */
export function PrizeFace({ prize, areThumbnailsOff }: PrizeFaceProps) {
  return (
    <>
      <Front prize={prize} areThumbnailsOff={areThumbnailsOff} />
      {prize.business !== '' && <View className={styles['business']}>{prize.business}</View>}
      <View className={styles['name']}>{prizeWords(prize).title}</View>
    </>
  );
}

function Front({ prize, areThumbnailsOff }: PrizeFaceProps) {
  const { value } = prizeWords(prize);
  if (prize.imageUrl !== '') {
    const allowed = pictureAddress(prize.imageUrl);
    const src = areThumbnailsOff ? allowed : thumbnailAddress(allowed, {}, env.imageHost);
    if (src !== '')
      return (
        <Picture
          className={styles['picture']}
          src={src}
          alt=""
          fit="contain"
          isPlain
          fallback={<Drawing prize={prize} />}
        />
      );
  }
  if (value === null) return <Drawing prize={prize} />;
  return (
    <View className={styles['value']}>
      {value.prefix !== '' && <Text className={styles['sign']}>{value.prefix}</Text>}
      {value.amount}
      {value.suffix !== '' && <Text className={styles['sign']}>{value.suffix}</Text>}
    </View>
  );
}

function Drawing({ prize }: Pick<PrizeFaceProps, 'prize'>) {
  return <View className={styles[prize.type === PRIZE_TYPE.thanks ? 'smile' : 'gift']} />;
}

interface GridProps {
  readonly store: DrawStore;
  readonly areThumbnailsOff: boolean;
  readonly onDraw: () => Promise<unknown>;
}

/** Places of the ring row by row, as they are read; the button stands in the middle. */
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
        // A prize that stands there once more is for the eye only.
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

/** Moved by its style sheet: a draw changes its class twice and nothing else. */
const Light = observer(function Light({ store }: Pick<GridProps, 'store'>) {
  return <View className={cx(styles['light'], styles[lightClass(store.motion)])} />;
});

interface RowProps {
  readonly store: DrawStore;
  readonly areThumbnailsOff: boolean;
  readonly onDraw: () => Promise<unknown>;
}

/** A strip of prizes that stops with the drawn one in the middle, or up to three under a frame (product §2.5, §2.9). */
export const Row = observer(function Row({ store, areThumbnailsOff, onDraw }: RowProps) {
  const { prizes } = store;
  // The same elements at every change of the motion: only classes are sent then.
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

/** Moved by its style sheet: a draw changes its classes twice and nothing else. */
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
