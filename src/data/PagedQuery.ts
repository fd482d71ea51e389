/**
 * State of one visit to a paged list of the current user's rows. No navigation or toasts here; the page handles the
 * outcome.
 *
 * Decision: like the coupon list, a page that is shown again does not reload automatically, because users would lose
 * their place. Pulling down reloads.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { createScope, type Scope } from '@/api';
import type { CallFailure } from '@/api/errors';
import type { RunGated } from '@/session/LoginGate';
import type { LastAnswer } from './LastAnswer';

/** What every row of a paged list has. */
export interface PagedRow {
  readonly id: string;
}

/** Appends a page. A row inserted in the meantime shifts the pages: rows that are already shown are not repeated. */
export function mergeRows<Row extends PagedRow>(shown: readonly Row[], page: readonly Row[]): readonly Row[] {
  const seen = new Set(shown.map(({ id }) => id));
  return [...shown, ...page.filter(({ id }) => !seen.has(id) && seen.add(id))];
}

/** An empty page ends the list whatever the total is; otherwise it would never end. @param pageNo from 1 */
export const hasMore = (pageNo: number, pageSize: number, received: number, total: number): boolean =>
  received > 0 && pageNo * pageSize < total;

/** Texts of a paged list, written by us. */
export const PAGED_TEXTS = {
  failed: '加载失败，请重试',
  logIn: '去登录',
  loadingMore: '加载中…',
  loadMore: '点击加载更多',
  moreFailed: '加载失败，点击重试',
  moreLoggedOut: '登录后查看更多，去登录',
  noMore: '没有更多了',
  refreshFailed: '刷新失败，请稍后重试',
} as const;

/** Phase of the first page; a loaded list stays `ready` whatever happens to later pages. */
type PagedPhase = 'loading' | 'ready' | 'empty' | 'failed' | 'offline' | 'logged-out';
/** Phase of the next page. `none`: there is none; `logged-out`: it needs a login, and the user closed the popup. */
type MorePhase = 'none' | 'idle' | 'loading' | 'failed' | 'logged-out';
/** `nothing`: another load took over, or the user closed the login. */
export type RefreshOutcome = 'done' | 'failed' | 'nothing';

export interface PagedPage<Row> {
  readonly rows: readonly Row[];
  /** On all pages. */
  readonly total: number;
}

/** Where the rows of a list come from. */
export interface PagedSource<Row, Filter = undefined> {
  /** @param pageNo from 1 @throws ApiError; UnauthorizedError without login */
  readonly fetchPage: (pageNo: number, scope: Scope, filter: Filter) => Promise<PagedPage<Row>>;
  /** The initial choice: the open tab. Omitted where a list has no choice. */
  readonly filter: Filter;
  /** Rows per request. */
  readonly pageSize: number;
  /** The list's own text for a refusal code, instead of the gateway's; '' for the default. */
  readonly refusalText?: (code: string) => string;
}

interface PagedQueryDeps<Row, Filter = undefined> extends PagedSource<Row, Filter> {
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  readonly isLoggedIn: () => boolean;
  /** Identifies the login: changes when it may be another user (session/SessionStore). */
  readonly account: () => number;
  /** First page of the initial choice; shown when its request gets no answer. */
  readonly lastAnswer?: LastAnswer<PagedPage<Row>>;
  /** Life of the page. */
  readonly scope: Scope;
}

type Answer<Row> =
  | { readonly kind: 'page'; readonly page: PagedPage<Row> }
  | {
      readonly kind: 'failed';
      readonly phase: 'failed' | 'offline';
      readonly text: string;
      /** The gateway has not answered. */
      readonly isUnanswered: boolean;
    }
  /** The user closed the login, or was refused right after one. */
  | { readonly kind: 'unauthorized' }
  /** The current user is not the owner of the shown rows. */
  | { readonly kind: 'other-account' }
  | { readonly kind: 'superseded' };

export class PagedQuery<Row extends PagedRow, Filter = undefined> {
  phase: PagedPhase = 'loading';
  failureText: string = PAGED_TEXTS.failed;
  rows: readonly Row[] = [];
  /** On all pages, from the latest response; null while unknown. */
  total: number | null = null;
  filter: Filter;
  more: MorePhase = 'none';
  /** When the rows were given, if nothing newer could be fetched since; null: they are current (only with `lastAnswer`). */
  staleSince: number | null = null;
  /** Counts responses, so that the page checks again whether the end of the list is near. */
  round = 0;
  private pageNo = 0;
  /** Owner of the rows; null while there are none. */
  private owner: number | null = null;
  /** Scope of the running request: only this request may change the list. */
  private current: Scope | null = null;
  private cancelCurrent: () => void = () => undefined;

  constructor(private readonly deps: PagedQueryDeps<Row, Filter>) {
    this.filter = deps.filter;
    makeAutoObservable<this, 'deps' | 'pageNo' | 'owner' | 'current' | 'cancelCurrent'>(
      this,
      {
        deps: false,
        pageNo: false,
        owner: false,
        current: false,
        cancelCurrent: false,
        rows: observableRef,
        filter: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Whether its rows can be old: only then a page has a place to say so, which costs a mini program some bytes. */
  get keepsAnswer(): boolean {
    return this.deps.lastAnswer !== undefined;
  }

  /** Switches to another choice, from its first page; the same one does nothing. */
  async select(filter: Filter): Promise<void> {
    if (filter === this.filter) return;
    this.filter = filter;
    await this.load();
  }

  /** Loads from the first page, with nothing shown meanwhile; requests a login if needed. */
  async load(): Promise<void> {
    this.phase = 'loading';
    this.forget();
    const answer = await this.ask(1, true);
    if (answer.kind === 'other-account') return this.load();
    runInAction(() => this.showFirst(answer));
  }

  /** Reloads the first page while the list stays visible; without a list it loads. */
  async refresh(): Promise<RefreshOutcome> {
    if (this.phase !== 'ready' && this.phase !== 'empty') {
      await this.load();
      return 'done';
    }
    if (this.more === 'loading') this.more = 'idle';
    const answer = await this.ask(1, true);
    if (answer.kind === 'failed') {
      runInAction(() => this.showStale(answer));
      return 'failed';
    }
    if (answer.kind === 'other-account') {
      await this.load();
      return 'done';
    }
    runInAction(() => this.showFirst(answer));
    return answer.kind === 'page' ? 'done' : 'nothing';
  }

  /**
   * The page is shown again: like `refresh`, but without a tap it does not reopen a login that the user has closed; the
   * list then shows that it needs one.
   */
  async seenAgain(): Promise<void> {
    const isLoginClosed = this.phase === 'logged-out' || this.more === 'logged-out';
    if (!isLoginClosed || this.deps.isLoggedIn()) await this.refresh();
  }

  /**
   * Loads the next page; one at a time, however often it is called. After a login in between it continues with that
   * page.
   */
  async loadMore(): Promise<void> {
    // The next page of a current list would not continue these rows.
    if (this.staleSince !== null) return void (await this.refresh());
    if (this.phase !== 'ready' || this.more === 'none' || this.more === 'loading') return;
    if (this.current !== null) return;
    this.more = 'loading';
    const answer = await this.ask(this.pageNo + 1, false);
    if (answer.kind === 'other-account') return this.load();
    runInAction(() => {
      if (answer.kind === 'superseded') return;
      this.round += 1;
      if (answer.kind === 'page') this.accept(this.pageNo + 1, this.rows, answer.page);
      else this.more = answer.kind === 'unauthorized' ? 'logged-out' : 'failed';
    });
  }

  /**
   * Rows were removed at the gateway and here: the scroll position stays. The last page is refetched when more is
   * needed, because its rows have moved up.
   */
  replaceRows(rows: readonly Row[], total: number): void {
    this.rows = rows;
    this.total = total;
    if (this.pageNo > 0) this.pageNo -= 1;
    if (rows.length === 0) void this.load();
  }

  private showFirst(answer: Answer<Row>): void {
    switch (answer.kind) {
      case 'page':
        this.accept(1, [], answer.page);
        this.phase = this.rows.length === 0 ? 'empty' : 'ready';
        this.round += 1;
        break;
      case 'failed':
        this.phase = answer.phase;
        this.failureText = answer.text;
        this.showLast(answer);
        break;
      case 'unauthorized':
        this.phase = 'logged-out';
        this.forget();
        break;
      case 'other-account':
      case 'superseded':
        break;
    }
  }

  private showLast(answer: Extract<Answer<Row>, { readonly kind: 'failed' }>): void {
    const page = answer.isUnanswered && this.isInitial ? (this.deps.lastAnswer?.read() ?? null) : null;
    if (page === null || page.rows.length === 0) return;
    this.accept(1, [], page);
    this.phase = 'ready';
    this.showStale(answer);
  }

  private showStale({ isUnanswered }: Extract<Answer<Row>, { readonly kind: 'failed' }>): void {
    if (!isUnanswered || !this.isInitial) return;
    this.staleSince = this.deps.lastAnswer?.atMs ?? null;
    if (this.more === 'idle' && this.staleSince !== null) this.more = 'failed';
  }

  private get isInitial(): boolean {
    return this.filter === this.deps.filter;
  }

  private forget(): void {
    this.staleSince = null;
    this.rows = [];
    this.total = null;
    this.more = 'none';
    this.owner = null;
  }

  private accept(pageNo: number, shown: readonly Row[], { rows, total }: PagedPage<Row>): void {
    this.staleSince = null;
    this.rows = mergeRows(shown, rows);
    this.total = total;
    this.owner = this.deps.account();
    this.pageNo = pageNo;
    this.more = hasMore(pageNo, this.deps.pageSize, rows.length, total) ? 'idle' : 'none';
  }

  /** One request, which replaces the previous one. */
  private async ask(pageNo: number, asksFirst: boolean): Promise<Answer<Row>> {
    this.cancelCurrent();
    const scope = createScope();
    const forget = this.deps.scope.onCancel(() => scope.cancel());
    this.current = scope;
    this.cancelCurrent = () => scope.cancel();
    const isOver = (): boolean => this.current !== scope || scope.isCancelled;
    const { filter } = this;
    try {
      if (this.deps.lastAnswer !== undefined) await this.deps.lastAnswer.logInFirst();
      const outcome = await this.deps.runGated(() => this.fetch(pageNo, scope, filter), { asksFirst });
      if (isOver()) return { kind: 'superseded' };
      return outcome.kind === 'done' ? outcome.value : { kind: 'unauthorized' };
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      return isOver() ? { kind: 'superseded' } : this.toAnswer(failure);
    } finally {
      forget();
      if (this.current === scope) this.current = null;
    }
  }

  /**
   * Never mixes rows of two users in one list: neither fetches them after a login in between, nor shows them. @throws
   * ApiError
   */
  private async fetch(pageNo: number, scope: Scope, filter: Filter): Promise<Answer<Row>> {
    const { account, fetchPage } = this.deps;
    const asked = account();
    if (this.owner !== null && this.owner !== asked) return { kind: 'other-account' };
    const page = await fetchPage(pageNo, scope, filter);
    if (asked !== account()) return { kind: 'other-account' };
    // Rows that could not be decoded are not an empty list.
    if (pageNo === 1 && page.rows.length === 0 && page.total > 0)
      return { kind: 'failed', phase: 'failed', text: PAGED_TEXTS.failed, isUnanswered: false };
    if (pageNo === 1 && filter === this.deps.filter) this.deps.lastAnswer?.keep(page);
    return { kind: 'page', page };
  }

  private toAnswer(failure: CallFailure): Answer<never> {
    switch (failure.kind) {
      case 'cancelled':
        return { kind: 'superseded' };
      case 'unauthorized':
        return { kind: 'unauthorized' };
      case 'offline':
        return { kind: 'failed', phase: 'offline', text: PAGED_TEXTS.failed, isUnanswered: true };
      case 'no-answer':
        return { kind: 'failed', phase: 'failed', text: PAGED_TEXTS.failed, isUnanswered: true };
      case 'business': {
        const own = this.deps.refusalText?.(failure.code) ?? '';
        return {
          kind: 'failed',
          phase: 'failed',
          text: own || failure.message.trim() || PAGED_TEXTS.failed,
          isUnanswered: false,
        };
      }
    }
  }
}
