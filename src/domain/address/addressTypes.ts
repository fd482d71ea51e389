import type { Address } from '@/api/generated/schemas/Address';

/** A sender or receiver, as entered by the user. */
export interface Contact {
  readonly name: string;
  /** Complete; masked where it is displayed. */
  readonly mobile: string;
  readonly province: string;
  readonly city: string;
  /** Empty if the city has no districts. */
  readonly district: string;
  /** Street and house number. */
  readonly detail: string;
}

export type AddressKind = Exclude<Address['kind'], 'unknown'>;

/** An entry of the address book. */
export interface AddressEntry extends Contact {
  readonly id: string;
  readonly kind: AddressKind;
  /** At most one per kind. */
  readonly isDefault: boolean;
}

/** A contact that was chosen for another page; `id` is '' if it is not in the address book. */
export interface PickedContact extends Contact {
  readonly id: string;
}

/** The gateway's confidence for each part of a pasted text: 0 nothing found, 100 certain. */
export type Confidence = { readonly [Part in keyof Contact]: number };

export interface ParsedContact extends Contact {
  readonly confidence: Confidence;
}

/** Fields of the form; province, city and district are one field. */
export type ContactField = 'name' | 'mobile' | 'region' | 'detail';

export interface Region {
  readonly province: string;
  readonly city: string;
  readonly district: string;
}

interface City {
  readonly name: string;
  /** First letter of its name; '' if unknown. */
  readonly letter: string;
  /** Pinyin with spaces between syllables (`shen zhen`); '' if unknown. */
  readonly pinyin: string;
  readonly districts: readonly string[];
}

interface Province {
  readonly name: string;
  readonly letter: string;
  readonly cities: readonly City[];
}

export interface Regions {
  readonly provinces: readonly Province[];
  readonly hotCities: readonly { readonly province: string; readonly city: string }[];
}
