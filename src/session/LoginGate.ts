import { makeAutoObservable, runInAction } from 'mobx';
import { createScope, UnauthorizedError, type OwnedScope, type Scope } from '@/api';
import type { SessionStore } from './SessionStore';

/** What the popup says; each page may have its own (product §1.2.4). */
export interface LoginWords {
  /** Default 手机号登录领取福利. */
  readonly title?: string;
  /** Default 立即登录. */
  readonly submitLabel?: '立即登录' | '立即领取';
}

export type GateOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  /** The visitor closed the popup or the dialog they acted in, logged in as somebody else, or left the page. */
  | { readonly kind: 'login-cancelled' }
  /** The page is on its way to a login address: show nothing. */
  | { readonly kind: 'leaving' };

export interface GateOptions {
  readonly words?: LoginWords;
  /** The page's scope: when it ends, or another page comes on screen, the action neither waits nor goes on. */
  readonly scope?: Scope;
}

/** Nobody asked: a silent login may do. `another`: the visitor wants to log in with another number. */
type Wish = 'any' | 'another';

export interface GateDeps {
  readonly session: Pick<SessionStore, 'isLoggedIn' | 'hasLeft' | 'owner'>;
  /** The browser answers a 401 by leaving for a login address: asking the gateway comes before any popup. */
  followsLoginRedirect(): boolean;
  /** While the visitor is asked whether a link may log him in; null: nothing is asked. Rejects never. */
  linkAnswered(): Promise<void> | null;
  /** Login that needs nothing from the visitor (app cookie, mini program's bound account). */
  logInSilently(): Promise<boolean>;
  /** The page can only be read (platform/launch): nothing is run that may need a login, and nobody is asked for one. */
  isReadingOnly(): boolean;
  /** The dialog that the visitor acts in, which ends when they close it (components/openLayers); null: none is open. */
  question(): Scope | null;
}

/** An action from its first try to its end. */
interface Act {
  readonly page: Scope | undefined;
  /** Once it has ended, the action neither waits for a login nor goes on after one. */
  readonly life: OwnedScope;
}

/**
 * Stands between an action and login: an action that meets a 401 waits for one popup, shared by all that meet it,
 * and goes on by itself, once, after login (product §1.4 "Login"). What the visitor has turned away from does not: the
 * wait ends with the popup, with the dialog that the action was begun in, and with its page, also where the answer that
 * asks for the login comes after that. A request that is under way is not taken back, and its success counts.
 */
export class LoginGate {
  /** The popup to show; null: none. */
  popup: LoginWords | null = null;
  private waiting = new Set<(isLoggedIn: boolean) => void>();
  private acts = new Set<Act>();
  /** Counts logins asked for, so that a silent login that ends late cannot open a popup nobody waits for. */
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

  /** Runs `action`; logs in and runs it once more when it meets a 401. Other errors are the caller's. */
  async run<T>(action: () => Promise<T>, options: GateOptions = {}): Promise<GateOutcome<T>> {
    const { owner } = this.deps.session;
    return this.begin(options, async (life) => {
      if (this.waiting.size === 0) {
        const first = await settleAction(action);
        if (first !== null) return first;
      }
      return this.afterLogin(action, options, life, owner);
    });
  }

  /** Like `run`, but asks for login before the first try when the visitor is known to be logged out. */
  async whenLoggedIn<T>(action: () => Promise<T>, options: GateOptions = {}): Promise<GateOutcome<T>> {
    if (this.deps.session.isLoggedIn || this.deps.followsLoginRedirect()) return this.run(action, options);
    const { owner } = this.deps.session;
    return this.begin(options, (life) => this.afterLogin(action, options, life, owner));
  }

  /** Asks for a login whoever the visitor is, then runs `action`: for a number that the gateway refused. */
  async afterAnotherLogin<T>(action: () => Promise<T>, options: GateOptions = {}): Promise<GateOutcome<T>> {
    const { owner } = this.deps.session;
    return this.begin(options, (life) => this.afterLogin(action, options, life, owner, 'another'));
  }

  /**
   * The page of this scope is on screen: what was begun on any other one does not wait any more. Pages that the login
   * itself opens over a page (the slider, the SMS login, an agreement) do not call this.
   */
  pageShown(page: Scope): void {
    for (const act of [...this.acts]) if (act.page !== page) act.life.cancel();
  }

  /** The popup's: the visitor is logged in now. */
  loggedIn(): void {
    this.finish(true);
  }

  /** The popup's: the visitor closed it. */
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

  /** @param owner whose page the action began on: under another account's it does not go on, the page begins anew */
  private async afterLogin<T>(
    action: () => Promise<T>,
    { words }: GateOptions,
    life: Scope,
    owner: number,
    wish: Wish = 'any',
  ): Promise<GateOutcome<T>> {
    const isLoggedIn = await this.askForLogin(words ?? {}, life, wish);
    if (!isLoggedIn || life.isCancelled || owner !== this.deps.session.owner)
      return { kind: 'login-cancelled' };
    return (await settleAction(action, 'last')) ?? { kind: 'login-cancelled' };
  }

  private askForLogin(words: LoginWords, life: Scope, wish: Wish): Promise<boolean> {
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
      if (isFirst) void this.open(words, wish);
    });
  }

  private async open(words: LoginWords, wish: Wish): Promise<void> {
    const round = (this.round += 1);
    let isDone = false;
    // One question at a time; the answer may be the login that is needed.
    const answered = this.deps.linkAnswered();
    if (answered !== null) {
      await answered;
      isDone = wish === 'any' && this.deps.session.isLoggedIn;
    }
    if (!isDone && wish === 'any' && !this.deps.session.hasLeft) {
      try {
        isDone = await this.deps.logInSilently();
      } catch {
        isDone = false; // no silent way is no fault: the popup is the way that always works
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

/** Null: a 401 that login may heal. On the last try the 401 is the caller's. */
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

/** Runs an action that needs login, once more after a login that it turned out to need. */
export type RunGated = <T>(
  action: () => Promise<T>,
  options: {
    /** Asks for login before the first try when the visitor is known to be logged out. */
    readonly asksFirst: boolean;
    /** Asks for one whoever is logged in: the gateway refused the present number. */
    readonly asksAnother?: boolean;
  },
) => Promise<{ readonly kind: 'done'; readonly value: T } | { readonly kind: 'cancelled' }>;

/**
 * The gate as stores take it: they know neither popup nor redirect, only that nothing came of it.
 * @param words what the popup says
 */
export const gatedBy =
  (
    gate: Pick<LoginGate, 'run' | 'whenLoggedIn' | 'afterAnotherLogin'>,
    scope: Scope,
    words?: LoginWords,
  ): RunGated =>
  async (action, { asksFirst, asksAnother = false }) => {
    const options = { scope, words };
    const outcome = await (asksAnother
      ? gate.afterAnotherLogin(action, options)
      : asksFirst
        ? gate.whenLoggedIn(action, options)
        : gate.run(action, options));
    return outcome.kind === 'done' ? outcome : { kind: 'cancelled' };
  };
