/**
 * Store of the address form (product §2.7 "address"): fields, parsing of a pasted text, saving. No navigation or toasts
 * here: actions return outcomes.
 */
import { makeAutoObservable, runInAction } from 'mobx';
import { boolean, object, string } from '@/api/decode';
import type { CallFailure } from '@/api/errors';
import { LatestScope, type Scope } from '@/api/scope';
import { DependentQuery } from '@/data/DependentQuery';
import { FormModel, type FormField, type Refused } from '@/data/FormModel';
import { UNKNOWN_TEXT } from '@/data/unknownText';
import { CONTACT_FIELDS, contactProblems, NO_CONTACT, trimmed } from '@/domain/address/addressRules';
import { ADDRESS_TEXTS } from '@/domain/address/addressTexts';
import type { AddressKind, Contact, PickedContact, Region, Regions } from '@/domain/address/addressTypes';
import type { AddressApi } from '@/features/send/addressApi';
import type { Draft } from '@/session/drafts';
import type { RunGated } from '@/session/LoginGate';
import type { Clock } from '@/utils/clock';
import { mergeParsed } from './mergeParsed';

interface AddressValues {
  readonly pasted: string;
  readonly name: string;
  readonly mobile: string;
  readonly region: Region;
  readonly detail: string;
  readonly isDefault: boolean;
  readonly keepsInBook: boolean;
}

type Saved =
  /** `isKept`: also saved in the address book. */
  | {
      readonly kind: 'done';
      readonly contact: PickedContact;
      readonly isKept: boolean;
      readonly wasAsked: boolean;
    }
  | { readonly kind: 'message'; readonly text: string }
  /** The user closed the login, or the page is unmounted. */
  | { readonly kind: 'nothing' };
export type FormOutcome = Saved | Refused<AddressValues>;
type ParseOutcome =
  | { readonly kind: 'parsed'; readonly hasDoubts: boolean }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'nothing' };

export interface AddressFormDeps {
  /** Prefix of the ids of the field elements. */
  readonly id: string;
  readonly api: AddressApi;
  readonly kind: AddressKind;
  /**
   * `choose`: for the send page; also saved in the book if the user wants it and is logged in. `book`: saved in the
   * book.
   */
  readonly purpose: 'choose' | 'book';
  /** Null: a new address. */
  readonly initial: PickedContact | null;
  readonly isDefault: boolean;
  /** Holds a new address until it is saved. An existing address starts from its last saved state. */
  readonly draft: Draft;
  readonly isLoggedIn: () => boolean;
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  readonly clock: Clock;
  /** Page scope; cancelled on unmount. */
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

  /** Whether the form offers to save the address in the book. */
  get offersBook(): boolean {
    return this.deps.purpose === 'choose' && this.deps.isLoggedIn();
  }

  /** 识别: parses the pasted text into the fields. */
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

  /** 完成 or 保存. One at a time, however often it is called. */
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
      // The send page does not offer this choice: a draft may come from the book's own form.
      isDefault: purpose === 'book' ? isDefault : this.deps.isDefault,
    };
    try {
      const result = await runGated(() => api.save(address), { asksFirst: purpose === 'book' });
      if (result.kind === 'done') return done(result.value, result.value.id, true);
      return purpose === 'choose' ? done(contact, '', true) : NOTHING;
    } catch (cause) {
      const failure = toCallFailure(cause);
      if (failure.kind === 'cancelled') return NOTHING;
      // The parcel does not depend on the address book.
      if (purpose === 'choose') return done(contact, '', true);
      // Identical values make one entry: another tap safely repeats an unknown write, so it is not reported as failed.
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
