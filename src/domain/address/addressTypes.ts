import type { Address } from '@/api/generated/schemas/Address';

/** Who sends or receives, as a person gives it. */
export interface Contact {
  readonly name: string;
  /** Whole; hidden in the middle where it is shown. */
  readonly mobile: string;
  readonly province: string;
  readonly city: string;
  /** Empty where a city has none. */
  readonly district: string;
  /** Street and house number. */
  readonly detail: string;
}

export type AddressKind = Exclude<Address['kind'], 'unknown'>;

/** An entry of the address book. */
export interface AddressEntry extends Contact {
  readonly id: string;
  readonly kind: AddressKind;
  /** One at most of each kind. */
  readonly isDefault: boolean;
}

/** A contact on its way: of the book, or ('') of nobody's book. */
export interface PickedContact extends Contact {
  readonly id: string;
}

/** How sure the gateway is of each part of a pasted text: 0 nothing found to 100 certain. */
export type Confidence = { readonly [Part in keyof Contact]: number };

export interface ParsedContact extends Contact {
  readonly confidence: Confidence;
}

/** What a form asks for; province, city and district are one field. */
export type ContactField = 'name' | 'mobile' | 'region' | 'detail';

export interface Region {
  readonly province: string;
  readonly city: string;
  readonly district: string;
}

export interface City {
  readonly name: string;
  /** First letter of its name; '' unknown. */
  readonly letter: string;
  /** How it is said, syllables apart (`shen zhen`); '' unknown. */
  readonly pinyin: string;
  readonly districts: readonly string[];
}

export interface Province {
  readonly name: string;
  readonly letter: string;
  readonly cities: readonly City[];
}

export interface Regions {
  readonly provinces: readonly Province[];
  readonly hotCities: readonly { readonly province: string; readonly city: string }[];
}
