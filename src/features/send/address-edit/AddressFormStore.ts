/**
 * State of the address form (product §2.7 "address"): fields, what a pasted text makes of them, saving.
 * Knows no page, toast or address bar: its actions answer with outcomes.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LatestScope } from '@/api/latestScope';
import type { Scope } from '@/api/scope';
import type { CallFailure } from '@/api/errors';
import { DependentQuery } from '@/data/DependentQuery';
import type { RunGated } from '@/session/gated';
import type { Clock } from '@/utils/clock';
import type { AddressApi, SavedAddress } from '@/domain/address/addressApi';
import {
  type AddressEntry,
  type AddressKind,
  type Contact,
  CONTACT_FIELDS,
  type ContactField,
  contactProblems,
  mergeParsed,
  type PickedContact,
  type Region,
  type Regions,
  trimmed,
} from '@/domain/address/addressRules';
import { ADDRESS_TEXTS } from '@/domain/address/addressTexts';

export type FormOutcome =
  /** `isKept`: it stands in the address book as well. */
  | {
      readonly kind: 'done';
      readonly contact: PickedContact;
      readonly isKept: boolean;
      readonly wasAsked: boolean;
    }
  | { readonly kind: 'invalid'; readonly field: ContactField; readonly text: string }
  | { readonly kind: 'message'; readonly text: string }
  /** One is running, the visitor closed the login, or the page is gone. */
  | { readonly kind: 'nothing' };
export type ParseOutcome =
  | { readonly kind: 'parsed'; readonly hasDoubts: boolean }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'nothing' };

export interface AddressFormDeps {
  readonly api: AddressApi;
  readonly kind: AddressKind;
  /** `choose`: for the send page, in the book if the person wants and is logged in. `book`: into the book. */
  readonly purpose: 'choose' | 'book';
  readonly initial: PickedContact;
  readonly isDefault: boolean;
  readonly isLoggedIn: () => boolean;
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  readonly clock: Clock;
  /** Life of the page. */
  readonly scope: Scope;
}

const NOTHING = { kind: 'nothing' } as const;

export class AddressFormStore {
  contact: Contact;
  /** Fields that the person is asked to look at. */
  doubts: readonly ContactField[] = [];
  isDefault: boolean;
  keepsInBook = true;
  pasted = '';
  isParsing = false;
  isSaving = false;
  readonly regions: DependentQuery<'all', Regions>;
  /** Wrong fields are marked from the first try to save on. */
  private areProblemsShown = false;
  private readonly parses: LatestScope;

  constructor(private readonly deps: AddressFormDeps) {
    const { api, toCallFailure, clock, scope, initial } = deps;
    this.contact = initial;
    this.isDefault = deps.isDefault;
    this.parses = new LatestScope(scope);
    this.regions = new DependentQuery({
      fetch: (_all: 'all', life) => api.fetchRegions(life),
      toCallFailure,
      clock,
      scope,
      failedText: ADDRESS_TEXTS.regionFailed,
    });
    makeAutoObservable<this, 'deps' | 'parses'>(
      this,
      { deps: false, parses: false, regions: false, contact: observableRef, doubts: observableRef },
      { autoBind: true },
    );
  }

  get problems(): Readonly<Partial<Record<ContactField, string>>> {
    return this.areProblemsShown ? contactProblems(this.contact) : {};
  }

  /** Whether the form offers to keep the address. */
  get offersBook(): boolean {
    return this.deps.purpose === 'choose' && this.deps.isLoggedIn();
  }

  setPasted(text: string): void {
    this.pasted = text;
  }

  setField(field: Exclude<ContactField, 'region'>, value: string): void {
    this.contact = { ...this.contact, [field]: value };
    this.sure(field);
  }

  setRegion({ province, city, district }: Region): void {
    this.contact = { ...this.contact, province, city, district };
    this.sure('region');
  }

  setDefault(isDefault: boolean): void {
    this.isDefault = isDefault;
  }

  setKeepsInBook(keepsInBook: boolean): void {
    this.keepsInBook = keepsInBook;
  }

  /** 识别: the pasted text into the fields. */
  async parse(): Promise<ParseOutcome> {
    const text = this.pasted.trim();
    if (text === '') return { kind: 'message', text: ADDRESS_TEXTS.parseEmpty };
    const scope = this.parses.next();
    this.isParsing = true;
    try {
      const parsed = await this.deps.api.parse(text, scope);
      if (scope.isCancelled) return NOTHING;
      return runInAction(() => {
        const { contact, doubts } = mergeParsed(this.contact, parsed);
        this.contact = contact;
        this.doubts = doubts;
        return { kind: 'parsed', hasDoubts: doubts.length > 0 };
      });
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
  async save(): Promise<FormOutcome> {
    if (this.isSaving) return NOTHING;
    this.areProblemsShown = true;
    const { problems } = this;
    for (const field of CONTACT_FIELDS) {
      const text = problems[field];
      if (text !== undefined) return { kind: 'invalid', field, text };
    }
    const { purpose, initial } = this.deps;
    const contact = trimmed(this.contact);
    if (purpose === 'choose') {
      if (initial.id !== '' && isSame(contact, initial))
        return { kind: 'done', contact: { ...contact, id: initial.id }, isKept: true, wasAsked: false };
      if (!this.offersBook || !this.keepsInBook)
        return { kind: 'done', contact: { ...contact, id: '' }, isKept: false, wasAsked: false };
    }
    this.isSaving = true;
    try {
      return await this.keep(contact);
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }

  private async keep(contact: Contact): Promise<FormOutcome> {
    const { api, runGated, kind, initial, purpose, toCallFailure } = this.deps;
    const address: SavedAddress = { ...contact, id: initial.id, kind, isDefault: this.isDefault };
    try {
      const result = await runGated(() => api.save(address), { asksFirst: purpose === 'book' });
      if (result.kind === 'done') return kept(result.value);
      return purpose === 'choose' ? notKept(contact) : NOTHING;
    } catch (cause) {
      const failure = toCallFailure(cause);
      if (failure.kind === 'cancelled') return NOTHING;
      // The parcel does not wait for the address book.
      if (purpose === 'choose') return notKept(contact);
      const own = failure.kind === 'business' ? failure.message.trim() : '';
      return { kind: 'message', text: own || ADDRESS_TEXTS.saveFailed };
    }
  }

  private sure(field: ContactField): void {
    if (this.doubts.includes(field)) this.doubts = this.doubts.filter((each) => each !== field);
  }
}

const kept = ({ id, name, mobile, province, city, district, detail }: AddressEntry): FormOutcome => ({
  kind: 'done',
  contact: { id, name, mobile, province, city, district, detail },
  isKept: true,
  wasAsked: true,
});

const notKept = (contact: Contact): FormOutcome => ({
  kind: 'done',
  contact: { ...contact, id: '' },
  isKept: false,
  wasAsked: true,
});

const isSame = (one: Contact, other: Contact): boolean =>
  one.name === other.name &&
  one.mobile === other.mobile &&
  one.province === other.province &&
  one.city === other.city &&
  one.district === other.district &&
  one.detail === other.detail;
