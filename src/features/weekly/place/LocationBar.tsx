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
import { openPlaceSettings } from './placeActions';
import type { PlaceText } from './placeRules';
import type { PlaceStore } from './PlaceStore';
import styles from './LocationBar.module.scss';

export interface LocationBarProps {
  readonly bar: Bar;
  readonly place: PlaceStore;
  /** Opens the choice of a city (`CityChoice`). */
  readonly onPress: () => void;
}

const NO_PLACE_TEXTS = {
  locating: BAR_TEXTS.locating,
  'not-located': BAR_TEXTS.notLocated,
  'not-enabled': BAR_TEXTS.notEnabled,
} as const;

/**
 * Shows the place that the page's offers are for (product §2.2, §2.5, §2.8). A tap opens the list of cities, which also
 * locates again or opens the app's address list.
 *
 * | place | text |
 * |---|---|
 * | nothing yet | 定位中… |
 * | a place, or the default city | city (6 characters) and detail address (11) |
 * | not located in time, failed | 未获取到定位 |
 * | not allowed | 未开启定位, or the last known place; 去开启: settings, or where to find them |
 */
export const LocationBar = observer(function LocationBar({ bar, place, onPress }: LocationBarProps) {
  const { click } = useModulePage();
  const { defaultArea } = bar;
  useEffect(() => void place.start(defaultArea), [place, defaultArea]);
  useShownAgain(() => void place.shownAgain());

  const { words, needsPermission } = place;
  const title = words.kind === 'place' ? words.city : NO_PLACE_TEXTS[words.kind];
  return (
    <View className={styles['bar']}>
      <Pressable
        className={styles['place']}
        label={`${BAR_TEXTS.place}：${spoken(words)}，${BAR_TEXTS.switchCity}`}
        onPress={() => {
          click('locationBar');
          onPress();
        }}
      >
        <View className={cx(styles['pin'], words.kind === 'locating' && styles['searching'])} />
        <View className={styles['words']} {...markup.access({ live: 'polite' })}>
          <View className={styles['city']}>{title}</View>
          <View className={styles['detail']}>{words.kind === 'place' ? words.detail : ''}</View>
        </View>
        <View className={styles['action']} {...markup.access({ isHidden: true })}>
          {BAR_TEXTS.switchCity}
        </View>
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
