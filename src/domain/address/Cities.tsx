import { View } from '@tarojs/components';
import { useEffect, useMemo, useState } from 'react';
import { cx } from '@/components/cx';
import { MissingState } from '@/components/MissingState';
import { Pressable } from '@/components/Pressable';
import { TextField } from '@/components/TextField';
import { markup } from '@/platform/markup';
import { ADDRESS_TEXTS } from './addressTexts';
import type { Regions } from './addressTypes';
import { citiesOf, type CityName, type LetteredCity, lettersOf, searchCities } from './cityRules';
import styles from './Cities.module.scss';

/** The longest name that anyone would search for, characters. */
const MAX_WORDS = 20;

interface CitiesProps {
  readonly regions: Regions;
  /** Whether the popup around it is open. */
  readonly isOpen: boolean;
  /** The current city, '' if there is none. */
  readonly current: string;
  readonly onChoose: (city: CityName) => void;
}

/**
 * The only city list of the product: the hot cities, a search (part of the name, or pinyin), and the cities of a first
 * letter.
 */
export function Cities({ regions, isOpen, current, onChoose }: CitiesProps) {
  const [searchText, setSearchText] = useState('');
  // Clears the search each time the popup opens.
  useEffect(() => {
    if (isOpen) setSearchText('');
  }, [isOpen]);
  const cities = useMemo(() => citiesOf(regions), [regions]);
  const found = searchCities(cities, searchText);
  return (
    <>
      <TextField
        label={ADDRESS_TEXTS.searchCity}
        placeholder={ADDRESS_TEXTS.searchCityPlaceholder}
        value={searchText}
        maxLength={MAX_WORDS}
        onChange={setSearchText}
        isClearable
      />
      <View className={styles['count']} {...markup.access({ live: 'polite' })}>
        {searchText.trim() !== '' && found.length > 0 ? ADDRESS_TEXTS.cityCount(found.length) : ''}
      </View>
      <View>
        {searchText.trim() === '' ? (
          <AllCities cities={cities} hotCities={regions.hotCities} current={current} onChoose={onChoose} />
        ) : found.length === 0 ? (
          <MissingState isCompact text={ADDRESS_TEXTS.noCityFound} />
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

interface AllCitiesProps extends Pick<CitiesProps, 'current' | 'onChoose'> {
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

interface CellsProps extends Pick<CitiesProps, 'current' | 'onChoose'> {
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
