/** What a press that is about the place does, and what it says. Stores neither toast nor decide for the person. */
import { pageDeps } from '@/data/pageDeps';
import { toast } from '@/platform/toast';
import { BAR_TEXTS } from '../bars/barTexts';
import { PlaceStore } from './PlaceStore';
import { type PlaceWords } from './placeRules';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { type ComponentType, useEffect } from 'react';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { useShownAgain } from '@/hooks/useShownAgain';
import { markup } from '@/platform/markup';
import { useCampaign } from '../campaignContext';
import type { LocationBar as Bar } from '../campaignTypes';
import styles from './placePart.module.scss';
import type { Scope } from '@/api/scope';
import { gateway } from '@/api/gateway';
import { bridge } from '@/platform/bridge';
import { location } from '@/platform/location';
import { storage } from '@/platform/storage';
import type { CampaignStore } from '../CampaignStore';
import { createPlaceApi } from './placeApi';
import { readPlace, rememberPlace } from './placeMemory';

/** The settings, or how to find them where a page cannot open them. */
export async function openPlaceSettings(place: PlaceStore): Promise<void> {
  const { kind } = await place.openSettings();
  if (kind !== 'opened') toast.show(BAR_TEXTS.settingsHint);
}

/** A part of the page that needs the place (bar without one, goods for the place). */
export async function askForPlace(place: PlaceStore): Promise<void> {
  if (place.needsPermission) return openPlaceSettings(place);
  const { kind } = await place.locate();
  if (kind === 'not-enabled') await openPlaceSettings(place);
  else if (kind === 'not-located') toast.show(BAR_TEXTS.notLocatedHint);
}

/** Another place: from the app's list of addresses, elsewhere by asking the device again. */
export async function changePlace(place: PlaceStore): Promise<void> {
  const { kind } = await place.choose();
  switch (kind) {
    case 'unsupported':
      return askForPlace(place);
    case 'no-coordinates':
      toast.show(BAR_TEXTS.noCoordinates);
      return;
    case 'failed':
      toast.show(BAR_TEXTS.chooseFailed);
      return;
    case 'chosen':
    case 'closed':
    case 'superseded':
      return;
  }
}

export interface LocationBarProps {
  readonly bar: Bar;
  readonly place: PlaceStore;
  /** What a press does on a page where a city is chosen; absent: the address list, or locating again. */
  readonly choice?: { readonly text: string; readonly onPress: () => void };
}

const NO_PLACE_TEXTS = {
  locating: BAR_TEXTS.locating,
  'not-located': BAR_TEXTS.notLocated,
  'not-enabled': BAR_TEXTS.notEnabled,
} as const;

/**
 * Where the page's offers are for, and the way to another place (product §2.2, §2.5, §2.8).
 *
 * | known | seen | press |
 * |---|---|---|
 * | nothing yet | 定位中… | as below |
 * | a place, or the default city | city (6) and detail address (11) | the app's list of addresses; elsewhere locates again |
 * | not in time, failed | 未获取到定位 | the same |
 * | not allowed | 未开启定位, or the place known before; 去开启 | the same; 去开启: settings, or how to get there |
 */
export const LocationBar = observer(function LocationBar({ bar, place, choice }: LocationBarProps) {
  const { click } = useCampaign();
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

const spoken = (words: PlaceWords): string =>
  words.kind === 'place' ? `${words.city}${words.detail}` : NO_PLACE_TEXTS[words.kind];

/** The page's place with the app's own collaborators; one per visit. Every new place moves the page there. */
export function makePlaceStore(page: Pick<CampaignStore, 'moveTo'>, scope: Scope): PlaceStore {
  return new PlaceStore({
    location,
    selectAddress: bridge.isAvailable() ? () => bridge.call('selectAddress', {}) : null,
    api: createPlaceApi(gateway, scope),
    ...pageDeps(scope),
    memory: {
      read: () => readPlace(storage.session),
      write: (known) => rememberPlace(storage.session, known),
    },
    onPlace: (place) => void page.moveTo(place),
  });
}

/** Everything about the visitor's place, in one part that is loaded when a page has use for it. */
export interface PlacePart {
  readonly places: PlaceStore;
  readonly LocationBar: ComponentType<LocationBarProps>;
  /** After a press of a module that is about the place. */
  readonly askForPlace: () => Promise<void>;
  /** Another address: from the app's list, elsewhere by locating again. */
  readonly changePlace: () => Promise<void>;
}

/** One per visit: bar and modules share the place. */
export function makePlacePart(page: Pick<CampaignStore, 'moveTo'>, scope: Scope): PlacePart {
  const places = makePlaceStore(page, scope);
  return {
    places,
    LocationBar,
    askForPlace: () => askForPlace(places),
    changePlace: () => changePlace(places),
  };
}
