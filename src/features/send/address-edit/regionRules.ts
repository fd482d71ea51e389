/** Choosing a place step by step: pure. */
import type { Region, Regions } from '@/domain/address/addressTypes';

export const NO_REGION: Region = { province: '', city: '', district: '' };

export interface RegionChoice {
  readonly name: string;
  /** Stands over the first province of a letter; '' otherwise. */
  readonly letter: string;
}

const cityOf = (regions: Regions | null, { province, city }: Region) =>
  regions?.provinces.find(({ name }) => name === province)?.cities.find(({ name }) => name === city);

/** What can be chosen next. */
export function choicesOf(regions: Regions | null, chosen: Region): readonly RegionChoice[] {
  if (regions === null) return [];
  if (chosen.province === '')
    return regions.provinces.map(({ name, letter }, index) => ({
      name,
      letter: regions.provinces[index - 1]?.letter === letter ? '' : letter,
    }));
  const names =
    chosen.city === ''
      ? regions.provinces.find(({ name }) => name === chosen.province)?.cities.map(({ name }) => name)
      : cityOf(regions, chosen)?.districts;
  return (names ?? []).map((name) => ({ name, letter: '' }));
}

/** The next step taken; complete with a district, or with a city that has none. */
export function chooseNext(
  regions: Regions | null,
  chosen: Region,
  name: string,
): { readonly region: Region; readonly isComplete: boolean } {
  if (chosen.province === '') {
    const cities = regions?.provinces.find((province) => province.name === name)?.cities ?? [];
    const only = cities.length === 1 ? cities[0] : undefined;
    // A municipality is its own city: nobody is asked for that twice.
    if (only !== undefined) return chooseNext(regions, { ...NO_REGION, province: name }, only.name);
    return { region: { ...NO_REGION, province: name }, isComplete: false };
  }
  if (chosen.city === '') {
    const region = { ...chosen, city: name };
    return { region, isComplete: (cityOf(regions, region)?.districts ?? []).length === 0 };
  }
  return { region: { ...chosen, district: name }, isComplete: true };
}

/** What was chosen so far, each with what is chosen still when the person goes back there. */
export function stepsOf({
  province,
  city,
}: Region): readonly { readonly name: string; readonly before: Region }[] {
  return [
    ...(province === '' ? [] : [{ name: province, before: NO_REGION }]),
    ...(city === '' || city === province ? [] : [{ name: city, before: { ...NO_REGION, province } }]),
  ];
}
