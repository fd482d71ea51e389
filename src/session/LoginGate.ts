import { makeAutoObservable, runInAction } from 'mobx';
import { createScope, UnauthorizedError, type OwnedScope, type Scope } from '@/api';
import type { SessionStore } from './SessionStore';

/** Texts of the login popup; each page may have its own (product §1.2.4). */
export interface LoginTexts {
  /** The act that waits, in the title `登录后…`; by default that of the page. */
  readonly act?: string;
  /** Default 立即登录. */
  readonly submitLabel?: '立即登录' | '立即领取';
}

export type GateOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  /** The user closed the popup or the dialog of the action, logged in to another account, or left the page. */
  | { readonly kind: 'login-cancelled' }
  /** The app is redirecting to a login address: show nothing. */
  | { readonly kind: 'leaving' };

interface GateOptions {
  readonly words?: LoginTexts;
  /** The page's scope: when it ends, or another page is shown, the action neither waits nor continues. */
  readonly scope?: Scope;
}

/** `any`: a silent login is enough. `another`: the user wants to log in with another number. */
type LoginNeed = 'any' | 'another';

interface GateDeps {
  readonly session: Pick<SessionStore, 'isLoggedIn' | 'hasLeft' | 'dataOwner'>;
  /** This browser handles a 401 by redirecting to a login address: call the gateway before showing any popup. */
  followsLoginRedirect(): boolean;
  /** Pending while the user decides whether a link may log them in; null: no such question is open. Never rejects. */
  linkAnswered(): Promise<void> | null;
  /** Login without user interaction (app cookie, mini program's bound account). */
  logInSilently(): Promise<boolean>;
  /** The page is read-only (platform/launch): actions that may need a login do not run, and no login is requested. */
  isReadingOnly(): boolean;
  /** Scope of the open dialog, which ends when the user closes it (components/openLayers); null: no dialog is open. */
  question(): Scope | null;
}

/** An action from its first attempt to its end. */
interface Act {
  readonly page: Scope | undefined;
  /** Once cancelled, the action neither waits for a login nor continues after one. */
  readonly life: OwnedScope;
}

/**
 * Runs actions that may need a login. An action that gets a 401 waits for the login popup, which all such actions
 * share, and is retried automatically, once, after login (product §1.4 "Login"). An action that the user has turned
 * away from is not retried: the wait ends with the popup, with the dialog in which the action began, and with its page,
 * even if the 401 arrives later. A running request is not aborted, and its success counts.
 */
export class LoginGate {
  /** The popup to show; null: none. */
  popup: LoginTexts | null = null;
  private waiting = new Set<(isLoggedIn: boolean) => void>();
  private acts = new Set<Act>();
  /** Counts login requests, so that a silent login that ends late does not open a popup that no action waits for. */
  private round = 0;

  constructor(private readonly deps: GateDeps) {
    makeAutoObservable<this, 'deps' | 'waiting' | 'acts' | 'round'>(
      this,
      { deps: false, waiting: false, acts: false, round: false },
      { autoBind: true },
    );
  }

  get isOpen(): boolean {
    return this.popup !== null;
  }

  /** Runs `action`; on a 401, logs in and runs it once more. Other errors are passed to the caller. */
  async run<T>(action: () => Promise<T>, options: GateOptions = {}): Promise<GateOutcome<T>> {
    const { dataOwner: owner } = this.deps.session;
    return this.begin(options, async (life) => {
      if (this.waiting.size === 0) {
        const first = await settleAction(action);
        if (first !== null) return first;
      }
      return this.afterLogin(action, options, life, owner);
    });
  }

  /** Like `run`, but requests the login before the first attempt if the user is known to be logged out. */
  async whenLoggedIn<T>(action: () => Promise<T>, options: GateOptions = {}): Promise<GateOutcome<T>> {
    if (this.deps.session.isLoggedIn || this.deps.followsLoginRedirect()) return this.run(action, options);
    const { dataOwner: owner } = this.deps.session;
    return this.begin(options, (life) => this.afterLogin(action, options, life, owner));
  }

  /** Requests a login even if the user is logged in, then runs `action`: for a number that the gateway refused. */
  async afterAnotherLogin<T>(action: () => Promise<T>, options: GateOptions = {}): Promise<GateOutcome<T>> {
    const { dataOwner: owner } = this.deps.session;
    return this.begin(options, (life) => this.afterLogin(action, options, life, owner, 'another'));
  }

  /**
   * The page of this scope is shown: cancels the waiting actions of all other pages. Pages that the login itself opens
   * over a page (the slider, the SMS login, an agreement) do not call this.
   */
  pageShown(page: Scope): void {
    for (const act of [...this.acts]) if (act.page !== page) act.life.cancel();
  }

  /** Called by the popup after a successful login. */
  loggedIn(): void {
    this.finish(true);
  }

  /** Called by the popup when the user closes it. */
  close(): void {
    this.finish(false);
  }

  private async begin<T>(
    { scope: page }: GateOptions,
    body: (life: Scope) => Promise<GateOutcome<T>>,
  ): Promise<GateOutcome<T>> {
    if (this.deps.isReadingOnly()) return { kind: 'login-cancelled' };
    const act: Act = { page, life: createScope() };
    const stops = [page, this.deps.question()].map((end) => end?.onCancel(() => act.life.cancel()));
    this.acts.add(act);
    try {
      return await body(act.life);
    } finally {
      this.acts.delete(act);
      stops.forEach((stop) => stop?.());
    }
  }

  /**
   * @param owner owner of the page on which the action began: under another account the action does not continue,
   * because the page's content is remounted
   */
  private async afterLogin<T>(
    action: () => Promise<T>,
    { words }: GateOptions,
    life: Scope,
    owner: number,
    need: LoginNeed = 'any',
  ): Promise<GateOutcome<T>> {
    const isLoggedIn = await this.askForLogin(words ?? {}, life, need);
    if (!isLoggedIn || life.isCancelled || owner !== this.deps.session.dataOwner)
      return { kind: 'login-cancelled' };
    return (await settleAction(action, 'last')) ?? { kind: 'login-cancelled' };
  }

  private askForLogin(words: LoginTexts, life: Scope, need: LoginNeed): Promise<boolean> {
    if (life.isCancelled) return Promise.resolve(false);
    return new Promise((resolve) => {
      const isFirst = this.waiting.size === 0;
      const settle = (isLoggedIn: boolean): void => {
        forget();
        resolve(isLoggedIn);
      };
      this.waiting.add(settle);
      const forget = life.onCancel(() => {
        this.waiting.delete(settle);
        if (this.waiting.size === 0) this.close();
        resolve(false);
      });
      if (isFirst) void this.open(words, need);
    });
  }

  private async open(words: LoginTexts, need: LoginNeed): Promise<void> {
    const round = (this.round += 1);
    let isDone = false;
    // One question at a time: the user's answer may already be the login that this needs.
    const answered = this.deps.linkAnswered();
    if (answered !== null) {
      await answered;
      isDone = need === 'any' && this.deps.session.isLoggedIn;
    }
    if (!isDone && need === 'any' && !this.deps.session.hasLeft) {
      try {
        isDone = await this.deps.logInSilently();
      } catch {
        isDone = false; // a failed silent login is no error: the popup always works
      }
    }
    if (round !== this.round || this.waiting.size === 0) return;
    if (isDone) this.loggedIn();
    else runInAction(() => (this.popup = words));
  }

  private finish(isLoggedIn: boolean): void {
    this.popup = null;
    this.round += 1;
    const settled = [...this.waiting];
    this.waiting.clear();
    for (const settle of settled) settle(isLoggedIn);
  }
}

/** Null: a 401 that a login may fix. On the last attempt the 401 is thrown to the caller. */
async function settleAction<T>(action: () => Promise<T>, attempt?: 'last'): Promise<GateOutcome<T> | null> {
  try {
    return { kind: 'done', value: await action() };
  } catch (error) {
    if (!(error instanceof UnauthorizedError)) throw error;
    if (error.answer === 'redirecting') return { kind: 'leaving' };
    if (attempt === 'last') throw error;
    return null;
  }
}

/** Runs an action that may need a login; after a login it retries the action once. */
export type RunGated = <T>(
  action: () => Promise<T>,
  options: {
    /** Requests the login before the first attempt if the user is known to be logged out. */
    readonly asksFirst: boolean;
    /** Requests a login even if the user is logged in: the gateway refused the current number. */
    readonly asksAnother?: boolean;
    /** See `LoginTexts`. */
    readonly act?: string;
  },
) => Promise<{ readonly kind: 'done'; readonly value: T } | { readonly kind: 'cancelled' }>;

/**
 * The gate as stores use it: they know neither popup nor redirect, only whether the action ran.
 * @param words texts of the popup
 */
export const gatedBy =
  (
    gate: Pick<LoginGate, 'run' | 'whenLoggedIn' | 'afterAnotherLogin'>,
    scope: Scope,
    words?: LoginTexts,
  ): RunGated =>
  async (action, { asksFirst, asksAnother = false, act }) => {
    const options = { scope, words: act === undefined ? words : { ...words, act } };
    const outcome = await (asksAnother
      ? gate.afterAnotherLogin(action, options)
      : asksFirst
        ? gate.whenLoggedIn(action, options)
        : gate.run(action, options));
    return outcome.kind === 'done' ? outcome : { kind: 'cancelled' };
  };
