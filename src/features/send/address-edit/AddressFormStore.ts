/**
 * State of the address form (product §2.7 "address"): fields, what a pasted text makes of them, saving.
 * Knows no page, toast or address bar: its actions answer with outcomes.
 */
import { makeAutoObservable, runInAction } from 'mobx';
import { boolean, object, string } from '@/api/decode';
import { LatestScope, type Scope } from '@/api/scope';
import type { CallFailure } from '@/api/errors';
import { DependentQuery } from '@/data/DependentQuery';
import { UNKNOWN_TEXT } from '@/data/unknownText';
import { FormModel, type FormField, type Refused } from '@/data/FormModel';
import type { Draft } from '@/session/drafts';
import type { RunGated } from '@/session/LoginGate';
import type { Clock } from '@/utils/clock';
import type { AddressApi } from '@/domain/address/addressApi';
import {
  CONTACT_FIELDS,
  contactProblems,
  mergeParsed,
  NO_CONTACT,
  trimmed,
} from '@/domain/address/addressRules';
import {
  type AddressKind,
  type Contact,
  type PickedContact,
  type Region,
  type Regions,
} from '@/domain/address/addressTypes';
import { ADDRESS_TEXTS } from '@/domain/address/addressTexts';

export interface AddressValues {
  readonly pasted: string;
  readonly name: string;
  readonly mobile: string;
  readonly region: Region;
  readonly detail: string;
  readonly isDefault: boolean;
  readonly keepsInBook: boolean;
}

type Saved =
  /** `isKept`: it stands in the address book as well. */
  | {
      readonly kind: 'done';
      readonly contact: PickedContact;
      readonly isKept: boolean;
      readonly wasAsked: boolean;
    }
  | { readonly kind: 'message'; readonly text: string }
  /** The visitor closed the login, or the page is gone. */
  | { readonly kind: 'nothing' };
export type FormOutcome = Saved | Refused<AddressValues>;
export type ParseOutcome =
  | { readonly kind: 'parsed'; readonly hasDoubts: boolean }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'nothing' };

export interface AddressFormDeps {
  /** Begins the ids of the fields' elements. */
  readonly id: string;
  readonly api: AddressApi;
  readonly kind: AddressKind;
  /** `choose`: for the send page, in the book if the person wants and is logged in. `book`: into the book. */
  readonly purpose: 'choose' | 'book';
  /** Null: a new one. */
  readonly initial: PickedContact | null;
  readonly isDefault: boolean;
  /** Where a new one is kept until it is saved. What is there already is as it was saved last. */
  readonly draft: Draft;
  readonly isLoggedIn: () => boolean;
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  readonly clock: Clock;
  /** Life of the page. */
  readonly scope: Scope;
}

const NOTHING = { kind: 'nothing' } as const;
const NOBODY: PickedContact = { ...NO_CONTACT, id: '' };

const decodeDraft = object({
  pasted: string,
  name: string,
  mobile: string,
  region: object({ province: string, city: string, district: string }),
  detail: string,
  isDefault: boolean,
  keepsInBook: boolean,
});

const contactOf = ({ name, mobile, region, detail }: AddressValues): Contact => ({
  name,
  mobile,
  ...region,
  detail,
});
const fieldsOf = ({ name, mobile, province, city, district, detail }: Contact) => ({
  name,
  mobile,
  region: { province, city, district },
  detail,
});

export class AddressFormStore {
  isParsing = false;
  readonly form: FormModel<AddressValues>;
  readonly fields: { readonly [Name in keyof AddressValues]: FormField<AddressValues[Name]> };
  readonly regions: DependentQuery<'all', Regions>;
  private readonly initial: PickedContact;
  private readonly parses: LatestScope;

  constructor(private readonly deps: AddressFormDeps) {
    const { id, api, toCallFailure, clock, scope, initial, isDefault, draft } = deps;
    this.initial = initial ?? NOBODY;
    this.form = new FormModel<AddressValues>({
      id,
      initial: { ...fieldsOf(this.initial), pasted: '', isDefault, keepsInBook: true },
      fields: CONTACT_FIELDS,
      check: (values) => contactProblems(contactOf(values)),
      draft: initial === null ? { kept: draft, decode: decodeDraft } : undefined,
    });
    this.fields = {
      pasted: this.form.field('pasted'),
      name: this.form.field('name'),
      mobile: this.form.field('mobile'),
      region: this.form.field('region'),
      detail: this.form.field('detail'),
      isDefault: this.form.field('isDefault'),
      keepsInBook: this.form.field('keepsInBook'),
    };
    this.parses = new LatestScope(scope);
    this.regions = new DependentQuery({
      fetch: (_all: 'all', life) => api.fetchRegions(life),
      toCallFailure,
      clock,
      scope,
      failedText: ADDRESS_TEXTS.regionFailed,
    });
    makeAutoObservable<this, 'deps' | 'initial' | 'parses'>(
      this,
      { deps: false, initial: false, parses: false, form: false, fields: false, regions: false },
      { autoBind: true },
    );
  }

  /** Whether the form offers to keep the address. */
  get offersBook(): boolean {
    return this.deps.purpose === 'choose' && this.deps.isLoggedIn();
  }

  /** 识别: the pasted text into the fields. */
  async parse(): Promise<ParseOutcome> {
    const text = this.form.values.pasted.trim();
    if (text === '') return { kind: 'message', text: ADDRESS_TEXTS.parseEmpty };
    const scope = this.parses.next();
    this.isParsing = true;
    try {
      const parsed = await this.deps.api.parse(text, scope);
      if (scope.isCancelled) return NOTHING;
      const { contact, doubts } = mergeParsed(contactOf(this.form.values), parsed);
      this.form.patch(fieldsOf(contact), doubts);
      return { kind: 'parsed', hasDoubts: doubts.length > 0 };
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      if (scope.isCancelled || failure.kind === 'cancelled') return NOTHING;
      const own = failure.kind === 'business' ? failure.message.trim() : '';
      return { kind: 'message', text: own || ADDRESS_TEXTS.parseFailed };
    } finally {
      runInAction(() => {
        if (!scope.isCancelled) this.isParsing = false;
      });
    }
  }

  /** 完成 or 保存. One at a time however often it is called. */
  save(): Promise<FormOutcome> {
    return this.form.submit<Saved>((values) => this.finish(values));
  }

  private async finish(values: AddressValues): Promise<Saved> {
    const { initial } = this;
    const contact = trimmed(contactOf(values));
    if (this.deps.purpose === 'choose') {
      if (initial.id !== '' && isSame(contact, initial)) return done(contact, initial.id, false);
      if (!this.offersBook || !values.keepsInBook) return done(contact, '', false);
    }
    return this.keep(contact, values.isDefault);
  }

  private async keep(contact: Contact, isDefault: boolean): Promise<Saved> {
    const { api, runGated, kind, purpose, toCallFailure } = this.deps;
    const address = {
      ...contact,
      id: this.initial.id,
      kind,
      // The send page asks nobody: a draft may come from the book's own form.
      isDefault: purpose === 'book' ? isDefault : this.deps.isDefault,
    };
    try {
      const result = await runGated(() => api.save(address), { asksFirst: purpose === 'book' });
      if (result.kind === 'done') return done(result.value, result.value.id, true);
      return purpose === 'choose' ? done(contact, '', true) : NOTHING;
    } catch (cause) {
      const failure = toCallFailure(cause);
      if (failure.kind === 'cancelled') return NOTHING;
      // The parcel does not wait for the address book.
      if (purpose === 'choose') return done(contact, '', true);
      // The same words make one entry: what may be there is saved by the next press, and not called failed.
      if (failure.kind === 'offline' || failure.kind === 'no-answer')
        return { kind: 'message', text: UNKNOWN_TEXT };
      const own = failure.kind === 'business' ? failure.message.trim() : '';
      return { kind: 'message', text: own || ADDRESS_TEXTS.saveFailed };
    }
  }
}

/** @param id its entry in the book; '': none */
const done = (contact: Contact, id: string, wasAsked: boolean): Saved => {
  const { name, mobile, province, city, district, detail } = contact;
  return {
    kind: 'done',
    contact: { id, name, mobile, province, city, district, detail },
    isKept: id !== '',
    wasAsked,
  };
};

const isSame = (one: Contact, other: Contact): boolean =>
  one.name === other.name &&
  one.mobile === other.mobile &&
  one.province === other.province &&
  one.city === other.city &&
  one.district === other.district &&
  one.detail === other.detail;
