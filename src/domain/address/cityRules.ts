/** Choosing a city out of all: by first letter and by a word of its name. Pure. */
import type { Regions } from './addressRules';

export interface CityName {
  readonly province: string;
  readonly city: string;
}
export interface LetteredCity extends CityName {
  readonly letter: string;
}

/** Of no letter that is known. */
const OTHER = '#';
/** More than a screen of them is no answer to a search: the person types on. */
export const MAX_FOUND = 40;

/** Every city, by letter; within one as the gateway has them. One that has none stands with its province. */
export function citiesOf({ provinces }: Regions): readonly LetteredCity[] {
  return provinces
    .flatMap(({ name, letter, cities }) =>
      cities.map((city) => ({ province: name, city: city.name, letter: city.letter || letter || OTHER })),
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

/** Cities whose name, or whose province's, has the words in it; one Latin letter: those that begin with it. */
export function searchCities(cities: readonly LetteredCity[], words: string): readonly LetteredCity[] {
  const wanted = words.trim();
  if (wanted === '') return [];
  const letter = /^[a-z]$/i.test(wanted) ? wanted.toUpperCase() : null;
  return cities
    .filter((city) =>
      letter === null ? city.city.includes(wanted) || city.province.includes(wanted) : city.letter === letter,
    )
    .slice(0, MAX_FOUND);
}
