import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { useShownAgain } from '@/hooks/useShownAgain';
import { markup } from '@/platform/markup';
import { useCampaign } from '../campaignContext';
import type { LocationBar as Bar } from '../campaignTypes';
import { changePlace, openPlaceSettings } from '../place/askForPlace';
import type { PlaceWords } from '../place/placeRules';
import type { PlaceStore } from '../place/PlaceStore';
import { BAR_TEXTS } from './barTexts';
import styles from './LocationBar.module.scss';

export interface LocationBarProps {
  readonly bar: Bar;
  readonly place: PlaceStore;
}

const NO_PLACE_TEXTS = {
  locating: BAR_TEXTS.locating,
  'not-located': BAR_TEXTS.notLocated,
  'not-enabled': BAR_TEXTS.notEnabled,
} as const;

/**
 * Where the page's offers are for, and the way to another place (spec 2 §2, §5, §8).
 *
 * | known | seen | press |
 * |---|---|---|
 * | nothing yet | 定位中… | as below |
 * | a place, or the default city | city (6) and detail address (11) | the app's list of addresses; elsewhere locates again |
 * | not in time, failed | 未获取到定位 | the same |
 * | not allowed | 未开启定位, or the place known before; 去开启 | the same; 去开启: settings, or how to get there |
 */
export const LocationBar = observer(function LocationBar({ bar, place }: LocationBarProps) {
  const { click } = useCampaign();
  const { defaultArea } = bar;
  useEffect(() => void place.start(defaultArea), [place, defaultArea]);
  useShownAgain(() => void place.shownAgain());

  const { words, needsPermission, canChoose } = place;
  const action = canChoose ? BAR_TEXTS.change : BAR_TEXTS.locateAgain;
  const title = words.kind === 'place' ? words.city : NO_PLACE_TEXTS[words.kind];
  return (
    <View className={styles['bar']}>
      <Pressable
        className={styles['place']}
        label={`${BAR_TEXTS.place}：${spoken(words)}，${action}`}
        onPress={() => {
          click('locationBar');
          return changePlace(place);
        }}
      >
        <View className={cx(styles['pin'], words.kind === 'locating' && styles['searching'])} />
        <View className={styles['words']} {...markup.access({ live: 'polite' })}>
          <View className={styles['city']}>{title}</View>
          <View className={styles['detail']}>{words.kind === 'place' ? words.detail : ''}</View>
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

const spoken = (words: PlaceWords): string =>
  words.kind === 'place' ? `${words.city}${words.detail}` : NO_PLACE_TEXTS[words.kind];
