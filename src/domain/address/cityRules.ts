/** Finding a city in the list: by first letter, by part of its name, by pinyin. Pure. */
import type { Regions } from './addressTypes';

export interface CityName {
  readonly province: string;
  readonly city: string;
}
export interface LetteredCity extends CityName {
  readonly letter: string;
  /** Spaces between syllables; '' if unknown. */
  readonly pinyin: string;
}

/** Letter of cities without a known one. */
const OTHER = '#';
/** More than a screenful does not help: the user types on. */
export const MAX_FOUND = 40;

/** All cities sorted by letter; within a letter in the gateway's order. A city without a letter gets its province's. */
export function citiesOf({ provinces }: Regions): readonly LetteredCity[] {
  return provinces
    .flatMap(({ name, letter, cities }) =>
      cities.map((city) => ({
        province: name,
        city: city.name,
        letter: city.letter || letter || OTHER,
        pinyin: city.pinyin,
      })),
    )
    .filter(({ city }) => city !== '')
    .map((city, index) => ({ city, index }))
    .sort((a, b) => compare(a.city.letter, b.city.letter) || a.index - b.index)
    .map(({ city }) => city);
}

/** Cities without a letter come last. */
const rank = (letter: string): string => (letter === OTHER ? '~' : letter);
const compare = (one: string, other: string): number =>
  one === other ? 0 : rank(one) < rank(other) ? -1 : 1;

/** The letters that have cities. */
export const lettersOf = (cities: readonly LetteredCity[]): readonly string[] =>
  cities.map(({ letter }) => letter).filter((letter, index, all) => all.indexOf(letter) === index);

/** Normalized letters for comparison: without separators between syllables; ü may be typed as v or u. */
const folded = (letters: string): string =>
  letters
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/v/g, 'u');

const initialsOf = (pinyin: string): string =>
  folded(
    pinyin
      .split(' ')
      .map((syllable) => syllable.slice(0, 1))
      .join(''),
  );

/** Matches the beginning of the pinyin (`shenz`) or of its initials (`sz`). */
const soundsLike = ({ letter, pinyin }: LetteredCity, letters: string): boolean =>
  folded(letter) === letters || folded(pinyin).startsWith(letters) || initialsOf(pinyin).startsWith(letters);

/** Quality of the match: 0 the name starts with it, 1 contains it, 2 the province's name contains it, 3 no match. */
function fitOf({ city, province }: LetteredCity, words: string): number {
  if (city.startsWith(words)) return 0;
  if (city.includes(words)) return 1;
  return province.includes(words) ? 2 : 3;
}

/**
 * Cities whose name or province contains the text, best matches first; for Latin letters, those whose pinyin matches.
 */
export function searchCities(cities: readonly LetteredCity[], words: string): readonly LetteredCity[] {
  const wanted = words.trim();
  if (wanted === '') return [];
  const letters = /^[a-z' ]+$/i.test(wanted) ? folded(wanted) : '';
  const found =
    letters === ''
      ? [0, 1, 2].flatMap((fit) => cities.filter((city) => fitOf(city, wanted) === fit))
      : cities.filter((city) => soundsLike(city, letters));
  return found.slice(0, MAX_FOUND);
}
