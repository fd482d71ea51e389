/** Step-by-step region picker: pure functions. */
import type { Region, Regions } from '@/domain/address/addressTypes';

export const NO_REGION: Region = { province: '', city: '', district: '' };

interface RegionChoice {
  readonly name: string;
  /** Heading above the first province of a letter; '' otherwise. */
  readonly letter: string;
}

const cityOf = (regions: Regions | null, { province, city }: Region) =>
  regions?.provinces.find(({ name }) => name === province)?.cities.find(({ name }) => name === city);

/** Options of the next step. */
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

/** Takes the next step; complete with a district, or with a city that has none. */
export function chooseNext(
  regions: Regions | null,
  chosen: Region,
  name: string,
): { readonly region: Region; readonly isComplete: boolean } {
  if (chosen.province === '') {
    const cities = regions?.provinces.find((province) => province.name === name)?.cities ?? [];
    const only = cities.length === 1 ? cities[0] : undefined;
    // A municipality is its own city: skip the city step.
    if (only !== undefined) return chooseNext(regions, { ...NO_REGION, province: name }, only.name);
    return { region: { ...NO_REGION, province: name }, isComplete: false };
  }
  if (chosen.city === '') {
    const region = { ...chosen, city: name };
    return { region, isComplete: (cityOf(regions, region)?.districts ?? []).length === 0 };
  }
  return { region: { ...chosen, district: name }, isComplete: true };
}

/** The chosen steps; each keeps its selection for when the user goes back to it. */
export function stepsOf({
  province,
  city,
}: Region): readonly { readonly name: string; readonly before: Region }[] {
  return [
    ...(province === '' ? [] : [{ name: province, before: NO_REGION }]),
    ...(city === '' || city === province ? [] : [{ name: city, before: { ...NO_REGION, province } }]),
  ];
}
