/**
 * What taps on the location bar and on place-dependent modules do, and which toasts they show. The store itself shows
 * no toasts and makes no choices for the user.
 */
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { type ComponentType, useEffect } from 'react';
import { gateway } from '@/api/gateway';
import type { Scope } from '@/api/scope';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { pageDeps } from '@/data/pageDeps';
import { useShownAgain } from '@/hooks/useShownAgain';
import { bridge } from '@/platform/bridge';
import { location } from '@/platform/location';
import { markup } from '@/platform/markup';
import { storage } from '@/platform/storage';
import { toast } from '@/platform/toast';
import { BAR_TEXTS } from '../bars/barTexts';
import { useModulePage } from '../page/modulePageContext';
import type { ModulePageStore } from '../page/ModulePageStore';
import type { LocationBar as Bar } from '../page/modulePageTypes';
import { createPlaceApi } from './placeApi';
import { readPlace, rememberPlace } from './placeMemory';
import type { PlaceWords } from './placeRules';
import { PlaceStore } from './PlaceStore';
import styles from './placePart.module.scss';

/** Opens the settings, or explains where they are if the host cannot open them. */
export async function openPlaceSettings(place: PlaceStore): Promise<void> {
  const { kind } = await place.openSettings();
  if (kind !== 'opened') toast.show(BAR_TEXTS.settingsHint);
}

/** For modules that need the place, and for the location bar if it has none. */
export async function askForPlace(place: PlaceStore): Promise<void> {
  if (place.needsPermission) return openPlaceSettings(place);
  const { kind } = await place.locate();
  if (kind === 'not-enabled') await openPlaceSettings(place);
  else if (kind === 'not-located') toast.show(BAR_TEXTS.notLocatedHint);
}

/** Another place: from the app's address list; on other hosts by locating the device again. */
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

const spoken = (words: PlaceWords): string =>
  words.kind === 'place' ? `${words.city}${words.detail}` : NO_PLACE_TEXTS[words.kind];

/**
 * Creates the page's place store with the app's real dependencies; one per visit. A new place reloads the page for it.
 */
export function makePlaceStore(page: Pick<ModulePageStore, 'moveTo'>, scope: Scope): PlaceStore {
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

/** Everything about the user's place, in one chunk that is loaded when a page needs it. */
export interface PlacePart {
  readonly places: PlaceStore;
  readonly LocationBar: ComponentType<LocationBarProps>;
  /** For a tap on a module that needs the place. */
  readonly askForPlace: () => Promise<void>;
  /** Another address: from the app's list; on other hosts by locating again. */
  readonly changePlace: () => Promise<void>;
}

/** One per visit: the location bar and the modules share the place. */
export function makePlacePart(page: Pick<ModulePageStore, 'moveTo'>, scope: Scope): PlacePart {
  const places = makePlaceStore(page, scope);
  return {
    places,
    LocationBar,
    askForPlace: () => askForPlace(places),
    changePlace: () => changePlace(places),
  };
}
