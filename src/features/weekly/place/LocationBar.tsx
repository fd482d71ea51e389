import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { useShownAgain } from '@/hooks/useShownAgain';
import { markup } from '@/platform/markup';
import { BAR_TEXTS } from '../bars/barTexts';
import { useModulePage } from '../page/modulePageContext';
import type { LocationBar as Bar } from '../page/modulePageTypes';
import { changePlace, openPlaceSettings } from './placeActions';
import type { PlaceText } from './placeRules';
import type { PlaceStore } from './PlaceStore';
import styles from './LocationBar.module.scss';

export interface LocationBarProps {
  readonly bar: Bar;
  readonly place: PlaceStore;
  /** What a tap does on a page where the user chooses a city; absent: opens the address list, or locates again. */
  readonly choice?: { readonly text: string; readonly onPress: () => void };
}

const NO_PLACE_TEXTS = {
  locating: BAR_TEXTS.locating,
  'not-located': BAR_TEXTS.notLocated,
  'not-enabled': BAR_TEXTS.notEnabled,
} as const;

/**
 * Shows the place that the page's offers are for, and changes it on a tap (product §2.2, §2.5, §2.8).
 *
 * | place | text | tap |
 * |---|---|---|
 * | nothing yet | 定位中… | as in the next row |
 * | a place, or the default city | city (6 characters) and detail address (11) | app's address list, else locates again
 * |
 * | not located in time, failed | 未获取到定位 | the same |
 * | not allowed | 未开启定位, or the last known place; 去开启 | the same; 去开启: settings, or where to find them |
 */
export const LocationBar = observer(function LocationBar({ bar, place, choice }: LocationBarProps) {
  const { click } = useModulePage();
  const { defaultArea } = bar;
  useEffect(() => void place.start(defaultArea), [place, defaultArea]);
  useShownAgain(() => void place.shownAgain());

  const { words, needsPermission, canChoose } = place;
  const action = choice?.text ?? (canChoose ? BAR_TEXTS.change : BAR_TEXTS.locateAgain);
  const title = words.kind === 'place' ? words.city : NO_PLACE_TEXTS[words.kind];
  return (
    <View className={styles['bar']}>
      <Pressable
        className={styles['place']}
        label={`${BAR_TEXTS.place}：${spoken(words)}，${action}`}
        onPress={() => {
          click('locationBar');
          return choice === undefined ? changePlace(place) : choice.onPress();
        }}
      >
        <View className={cx(styles['pin'], words.kind === 'locating' && styles['searching'])} />
        <View className={styles['words']} {...markup.access({ live: 'polite' })}>
          <View className={styles['city']}>{title}</View>
          <View className={styles['detail']}>{words.kind === 'place' ? words.detail : ''}</View>
        </View>
        {choice !== undefined && (
          <View className={styles['action']} {...markup.access({ isHidden: true })}>
            {choice.text}
          </View>
        )}
        <View className={styles['arrow']} />
      </Pressable>
      <View>
        {needsPermission && (
          <Button
            kind="secondary"
            size="small"
            onClick={() => {
              click('locationSettings');
              return openPlaceSettings(place);
            }}
          >
            {BAR_TEXTS.enable}
          </Button>
        )}
      </View>
    </View>
  );
});

const spoken = (words: PlaceText): string =>
  words.kind === 'place' ? `${words.city}${words.detail}` : NO_PLACE_TEXTS[words.kind];
