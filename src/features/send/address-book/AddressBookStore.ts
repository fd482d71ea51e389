/** Store of the address book page (product §2.7 "address"). No navigation or toasts here. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { CallFailure } from '@/api/errors';
import type { Scope } from '@/api/scope';
import { DependentQuery, type DependentOutcome, type DependentPhase } from '@/data/DependentQuery';
import { UNKNOWN_TEXT } from '@/data/unknownText';
import { ADDRESS_TEXTS } from '@/domain/address/addressTexts';
import type { AddressEntry, AddressKind } from '@/domain/address/addressTypes';
import type { AddressApi } from '@/features/send/addressApi';
import type { RunGated } from '@/session/LoginGate';
import type { Clock } from '@/utils/clock';

/** Result of a write. `nothing`: no write took place, the user closed the login, or the page is unmounted. */
type WriteOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'nothing' };

interface AddressBookDeps {
  readonly api: AddressApi;
  readonly kind: AddressKind;
  /** Current login token; null when not logged in. */
  readonly token: () => string | null;
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  readonly clock: Clock;
  /** Page scope; cancelled on unmount. */
  readonly scope: Scope;
}

export class AddressBookStore {
  kind: AddressKind;
  /** Holds both kinds of address, so that switching tabs shows the list immediately. */
  readonly book: DependentQuery<string, readonly AddressEntry[]>;
  /** The entry to delete, while the confirmation is open. */
  removing: AddressEntry | null = null;
  private isWriting = false;

  constructor(private readonly deps: AddressBookDeps) {
    const { api, toCallFailure, clock, scope } = deps;
    this.kind = deps.kind;
    this.book = new DependentQuery({
      fetch: (_token: string, life) => api.fetchBook('', life),
      toCallFailure,
      clock,
      scope,
      failedText: ADDRESS_TEXTS.bookFailed,
    });
    makeAutoObservable<this, 'deps' | 'isWriting'>(
      this,
      { deps: false, isWriting: false, book: false },
      { autoBind: true },
    );
  }

  get entries(): readonly AddressEntry[] {
    return (this.book.value ?? []).filter(({ kind }) => kind === this.kind);
  }

  get phase(): DependentPhase | 'empty' {
    if (this.deps.token() === null) return 'logged-out';
    if (this.book.phase !== 'ready') return this.book.phase === 'idle' ? 'loading' : this.book.phase;
    return this.entries.length === 0 ? 'empty' : 'ready';
  }

  /** The login has changed. */
  visitorChanged(): void {
    this.book.want(this.deps.token());
  }

  /** 去登录: after logging in, the user sees their own addresses. */
  async logIn(): Promise<void> {
    await this.deps.runGated(() => Promise.resolve(), { asksFirst: true });
  }

  selectKind(kind: AddressKind): void {
    this.kind = kind;
  }

  refresh(): Promise<DependentOutcome> {
    return this.book.refresh();
  }

  askRemove(entry: AddressEntry): void {
    this.removing = entry;
  }

  cancelRemove(): void {
    this.removing = null;
  }

  /** Deletes the confirmed entry. */
  async remove(): Promise<WriteOutcome> {
    const { removing } = this;
    if (removing === null) return { kind: 'nothing' };
    const outcome = await this.write(
      () => this.deps.api.remove(removing.id),
      (book) => book.every(({ id }) => id !== removing.id),
      ADDRESS_TEXTS.removeFailed,
    );
    if (outcome.kind === 'done') runInAction(() => (this.removing = null));
    return outcome;
  }

  setDefault(entry: AddressEntry): Promise<WriteOutcome> {
    const isDefault = !entry.isDefault;
    return this.write(
      () => this.deps.api.setDefault(entry.id, isDefault),
      (book) => book.some((one) => one.id === entry.id && one.isDefault === isDefault),
      ADDRESS_TEXTS.defaultFailed,
    );
  }

  /** One write at a time; then refetches the book, which also shows the result of a write whose response was lost. */
  private async write(
    action: () => Promise<unknown>,
    isDone: (book: readonly AddressEntry[]) => boolean,
    failedText: string,
  ): Promise<WriteOutcome> {
    if (this.isWriting) return { kind: 'nothing' };
    this.isWriting = true;
    try {
      const result = await this.deps.runGated(action, { asksFirst: false });
      if (result.kind !== 'done') return { kind: 'nothing' };
      await this.book.refresh();
      return { kind: 'done' };
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      if (failure.kind === 'cancelled') return { kind: 'nothing' };
      if (failure.kind === 'business') return { kind: 'message', text: failure.message.trim() || failedText };
      if (failure.kind === 'unauthorized') return { kind: 'message', text: failedText };
      if ((await this.book.refresh()) !== 'done') return { kind: 'message', text: UNKNOWN_TEXT };
      return isDone(this.book.value ?? []) ? { kind: 'done' } : { kind: 'message', text: failedText };
    } finally {
      this.isWriting = false;
    }
  }
}
