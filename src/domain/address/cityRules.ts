/** Choosing a city out of all: by first letter, by a word of its name, by how it is said. Pure. */
import type { Regions } from './addressTypes';

export interface CityName {
  readonly province: string;
  readonly city: string;
}
export interface LetteredCity extends CityName {
  readonly letter: string;
  /** Syllables apart; '' unknown. */
  readonly pinyin: string;
}

/** Of no letter that is known. */
const OTHER = '#';
/** More than a screen of them is no answer to a search: the person types on. */
export const MAX_FOUND = 40;

/** Every city, by letter; within one as the gateway has them. One that has none stands with its province. */
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

/** What has no letter stands last. */
const rank = (letter: string): string => (letter === OTHER ? '~' : letter);
const compare = (one: string, other: string): number =>
  one === other ? 0 : rank(one) < rank(other) ? -1 : 1;

/** The letters under which there are cities. */
export const lettersOf = (cities: readonly LetteredCity[]): readonly string[] =>
  cities.map(({ letter }) => letter).filter((letter, index, all) => all.indexOf(letter) === index);

/** Letters as they are compared: without marks between syllables; ü is typed as v or as u. */
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

/** Said so from its beginning (`shenz`), or by the first letters of its syllables (`sz`). */
const soundsLike = ({ letter, pinyin }: LetteredCity, letters: string): boolean =>
  folded(letter) === letters || folded(pinyin).startsWith(letters) || initialsOf(pinyin).startsWith(letters);

/** How well it fits: its name begins so, has it in it, its province's has; 3: not at all. */
function fitOf({ city, province }: LetteredCity, words: string): number {
  if (city.startsWith(words)) return 0;
  if (city.includes(words)) return 1;
  return province.includes(words) ? 2 : 3;
}

/** Cities whose name, or whose province's, has the words in it, the best first; Latin letters: those that are said so. */
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
