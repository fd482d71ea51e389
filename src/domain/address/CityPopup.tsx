import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useMemo, useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { Popup } from '@/components/ModalLayer';
import { Pressable } from '@/components/Pressable';
import { SkeletonGroup, SkeletonText } from '@/components/Skeleton';
import { EmptyState } from '@/components/StateView';
import { TextField } from '@/components/TextField';
import { DependentQuery } from '@/data/DependentQuery';
import { pageDeps } from '@/data/pageDeps';
import { markup } from '@/platform/markup';
import { StatePage } from '@/templates/StatePage';
import type { Regions } from './addressTypes';
import { ADDRESS_TEXTS } from './addressTexts';
import { citiesOf, type CityName, type LetteredCity, lettersOf, searchCities } from './cityRules';
import { fetchRegions } from './regionsApi';
import styles from './CityPopup.module.scss';

interface CityPopupProps {
  readonly isOpen: boolean;
  /** What the city is for; default 选择城市. */
  readonly title?: string;
  /** The current city, '' if there is none. */
  readonly current: string;
  readonly onChoose: (city: CityName) => void;
  /** Locates the device instead; absent if only a city is needed, not a location. */
  readonly onLocate?: () => void;
  /** Opens the host's own address list instead; absent if it has none. */
  readonly onAddress?: () => void;
  readonly onClose: () => void;
  /** Cancelled when the page is unmounted. */
  readonly scope: Scope;
}

/** The longest name that anyone would search for, characters. */
const MAX_WORDS = 20;

/**
 * Chooses a city: from the hot cities, by search (part of the name, or pinyin), by first letter, or by locating the
 * device. The only city list of the product; loaded when it is first opened.
 */
export function CityPopup(props: CityPopupProps) {
  return (
    <Popup isOpen={props.isOpen} title={props.title ?? ADDRESS_TEXTS.cityTitle} onClose={props.onClose}>
      <Choosing {...props} />
    </Popup>
  );
}

const Choosing = observer(function Choosing(props: CityPopupProps) {
  const { isOpen, current, onLocate, onAddress, scope } = props;
  const [regions] = useState(
    () =>
      new DependentQuery<'all', Regions>({
        ...pageDeps(scope),
        fetch: (_all, own) => fetchRegions(gateway, own),
        failedText: ADDRESS_TEXTS.citiesFailed,
      }),
  );
  useEffect(() => {
    if (isOpen) regions.want('all');
  }, [isOpen, regions]);
  return (
    <View className={styles['list']}>
      {onLocate !== undefined && (
        <View className={styles['row']}>
          <View>{current === '' ? ADDRESS_TEXTS.noCity : `${ADDRESS_TEXTS.cityNow}：${current}`}</View>
          <Button kind="secondary" size="small" onClick={onLocate}>
            {ADDRESS_TEXTS.locateAgain}
          </Button>
        </View>
      )}
      {onAddress !== undefined && (
        <View className={styles['row']}>
          <View>{ADDRESS_TEXTS.ownAddress}</View>
          <Button kind="secondary" size="small" onClick={onAddress}>
            {ADDRESS_TEXTS.chooseAddress}
          </Button>
        </View>
      )}
      <StatePage
        phase={regions.phase}
        skeleton={
          <SkeletonGroup>
            <SkeletonText lines={10} />
          </SkeletonGroup>
        }
        failedText={regions.failureText}
        onRetry={regions.load}
        isCompact
      >
        {() => regions.value !== null && <Cities {...props} regions={regions.value} />}
      </StatePage>
    </View>
  );
});

function Cities({ regions, isOpen, current, onChoose }: CityPopupProps & { readonly regions: Regions }) {
  const [words, setWords] = useState('');
  // Clears the search each time the popup opens.
  useEffect(() => {
    if (isOpen) setWords('');
  }, [isOpen]);
  const cities = useMemo(() => citiesOf(regions), [regions]);
  const found = searchCities(cities, words);
  return (
    <>
      <TextField
        label={ADDRESS_TEXTS.searchCity}
        placeholder={ADDRESS_TEXTS.searchCityPlaceholder}
        value={words}
        maxLength={MAX_WORDS}
        onChange={setWords}
        isClearable
      />
      <View className={styles['count']} {...markup.access({ live: 'polite' })}>
        {words.trim() !== '' && found.length > 0 ? ADDRESS_TEXTS.cityCount(found.length) : ''}
      </View>
      <View>
        {words.trim() === '' ? (
          <AllCities cities={cities} hotCities={regions.hotCities} current={current} onChoose={onChoose} />
        ) : found.length === 0 ? (
          <EmptyState isCompact text={ADDRESS_TEXTS.noCityFound} />
        ) : (
          <Cells
            label={ADDRESS_TEXTS.foundCities}
            cities={found}
            current={current}
            onChoose={onChoose}
            isUnheaded
          />
        )}
      </View>
    </>
  );
}

interface AllCitiesProps extends Pick<CityPopupProps, 'current' | 'onChoose'> {
  readonly cities: readonly LetteredCity[];
  readonly hotCities: readonly CityName[];
}

/**
 * The hot cities, then the cities of one letter at a time: three hundred at once are too many to scroll and to render.
 */
function AllCities({ cities, hotCities, current, onChoose }: AllCitiesProps) {
  return (
    <>
      {hotCities.length > 0 && (
        <Cells
          label={ADDRESS_TEXTS.hotCities}
          cities={hotCities}
          current={current}
          onChoose={onChoose}
          isNarrow
        />
      )}
      <ByLetter cities={cities} current={current} onChoose={onChoose} />
    </>
  );
}

/** Separate from the hot cities, so that choosing a letter sends only that letter's cities with `setData`. */
function ByLetter({ cities, current, onChoose }: Omit<AllCitiesProps, 'hotCities'>) {
  const letters = useMemo(() => lettersOf(cities), [cities]);
  const own = cities.find(({ city }) => city === current)?.letter;
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const letter = chosen ?? own ?? letters[0] ?? '';
  const ofLetter = cities.filter((city) => city.letter === letter);
  return (
    <>
      <View {...markup.access({ role: 'group', label: ADDRESS_TEXTS.byLetter })}>
        <View className={styles['heading']}>{ADDRESS_TEXTS.byLetter}</View>
        <View className={styles['letters']}>
          {letters.map((each) => (
            <Pressable
              key={each}
              className={cx(styles['letter'], each === letter && styles['chosen'])}
              isCurrent={each === letter}
              onPress={() => setChosen(each)}
            >
              {each}
            </Pressable>
          ))}
        </View>
      </View>
      <View className={styles['count']} {...markup.access({ live: 'polite' })}>
        {`${letter}，${ADDRESS_TEXTS.cityCount(ofLetter.length)}`}
      </View>
      <View>
        <Cells label={letter} cities={ofLetter} current={current} onChoose={onChoose} isUnheaded />
      </View>
    </>
  );
}

interface CellsProps extends Pick<CityPopupProps, 'current' | 'onChoose'> {
  readonly label: string;
  readonly cities: readonly CityName[];
  /** Without a visible heading: an element above already names the list. */
  readonly isUnheaded?: true;
  /** Four per row: the names are short, and the list by letter below needs the space. */
  readonly isNarrow?: true;
}

function Cells({ label, cities, current, onChoose, isUnheaded, isNarrow }: CellsProps) {
  return (
    <View {...markup.access({ role: 'group', label })}>
      {isUnheaded !== true && <View className={styles['heading']}>{label}</View>}
      <View className={styles['cells']}>
        {cities.map((city, index) => (
          <Pressable
            key={index}
            className={cx(
              styles['city'],
              isNarrow && styles['narrow'],
              city.city === current && styles['chosen'],
            )}
            isCurrent={city.city === current}
            onPress={() => onChoose({ province: city.province, city: city.city })}
          >
            {city.city}
          </Pressable>
        ))}
      </View>
    </View>
  );
}
