/**
 * State of one visit to the coupon list (product §1.2.3, §1.4 "Login"; product §2.2, §2.6).
 * Knows no page, toast or address: what a person sees of an outcome is the page's matter.
 *
 * Decision: a page that comes back on screen does not load again by itself; people would lose their place. Pulling
 * down does.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { createScope, type Scope } from '@/api';
import type { CallFailure } from '@/api/errors';
import { CODE_NO_ACTIVITY } from '@/domain/activity';
import type { CouponListApi } from '@/domain/coupon/listApi';
import { hasMore, isSameAccount, mergePage } from '@/domain/coupon/listRules';
import { LIST_TEXTS } from '@/domain/coupon/listTexts';
import {
  RELEASE_STATUS,
  type Account,
  type CouponPage,
  type ListedCoupon,
  type ReleaseStatus,
} from '@/domain/coupon/listTypes';

/** Of the tab's first page; a list that is there stays `ready` whatever happens to later pages. */
export type ListPhase = 'loading' | 'ready' | 'empty' | 'failed' | 'offline' | 'logged-out';
/** Of the next page. `none`: there is none. */
export type MorePhase = 'none' | 'idle' | 'loading' | 'failed';
/** `nothing`: there is nothing to tell (one runs already, another load took over, the visitor closed the login). */
export type RefreshOutcome = 'done' | 'failed' | 'nothing';

/** Runs an action that needs login; the action may run again after a login (session/ makes it). */
export type RunGated = <T>(
  action: () => Promise<T>,
  scope: Scope,
) => Promise<
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'login-closed' }
  /** The browser is on its way to a login address. */
  | { readonly kind: 'leaving' }
>;

export interface CouponListDeps {
  readonly api: CouponListApi;
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  /** Who is logged in now. */
  readonly account: () => Account;
  /** Life of the page. */
  readonly scope: Scope;
}

interface PageAnswer {
  readonly kind: 'page';
  readonly page: CouponPage;
  /** Whose coupons these are. */
  readonly account: Account;
}

/** What became of one request. */
type Answer =
  | PageAnswer
  | { readonly kind: 'failed'; readonly phase: 'failed' | 'offline'; readonly text: string }
  /** Somebody else is logged in than the one whose coupons are shown. */
  | { readonly kind: 'other-account' }
  | { readonly kind: 'login-closed' | 'leaving' | 'superseded' };

export class CouponListStore {
  tab: ReleaseStatus = RELEASE_STATUS.credited;
  phase: ListPhase = 'loading';
  failureText: string = LIST_TEXTS.failed;
  rows: readonly ListedCoupon[] = [];
  /** As the gateway last said; null while unknown. */
  total: number | null = null;
  more: MorePhase = 'none';
  isRefreshing = false;
  isRulesOpen = false;
  /** Counts answers, so that the page looks anew whether the list's end is near. */
  round = 0;
  private expanded = new Set<string>();
  private pageNo = 0;
  /** Whose coupons `rows` are. */
  private owner: Account | null = null;
  /** Life of the request under way: the generation that alone may change the list. */
  private current: Scope | null = null;
  private cancelCurrent: () => void = () => undefined;

  constructor(private readonly deps: CouponListDeps) {
    makeAutoObservable<this, 'deps' | 'pageNo' | 'owner' | 'current' | 'cancelCurrent'>(
      this,
      { deps: false, pageNo: false, owner: false, current: false, cancelCurrent: false, rows: observableRef },
      { autoBind: true },
    );
  }

  /** Whether somebody has opened a description: its code is loaded then. */
  get hasExpanded(): boolean {
    return this.expanded.size > 0;
  }

  isExpanded(id: string): boolean {
    return this.expanded.has(id);
  }

  toggleDescription(id: string): void {
    if (!this.expanded.delete(id)) this.expanded.add(id);
  }

  toggleRules(): void {
    this.isRulesOpen = !this.isRulesOpen;
  }

  /** Product §1.2.3: page 1 again, an empty list, and loading. */
  async selectTab(tab: ReleaseStatus): Promise<void> {
    if (tab === this.tab) return;
    this.tab = tab;
    await this.load();
  }

  /** The tab from its first page, with nothing shown meanwhile. Takes over from whatever is under way. */
  async load(): Promise<void> {
    this.empty();
    const answer = await this.ask(1);
    if (answer.kind === 'other-account') return this.load();
    runInAction(() => {
      if (answer.kind === 'page') this.replace(answer);
      else if (answer.kind === 'login-closed') this.phase = 'logged-out';
      else if (answer.kind === 'failed') {
        this.phase = answer.phase;
        this.failureText = answer.text;
      }
    });
  }

  /** The page after the last one; one at a time, however often it is called. */
  async loadMore(): Promise<void> {
    if (this.phase !== 'ready' || this.isRefreshing) return;
    if (this.more !== 'idle' && this.more !== 'failed') return;
    this.more = 'loading';
    const pageNo = this.pageNo + 1;
    const answer = await this.ask(pageNo);
    if (answer.kind === 'other-account') return this.load();
    runInAction(() => {
      if (answer.kind === 'superseded') return;
      this.round += 1;
      if (answer.kind === 'page') {
        this.rows = mergePage(this.rows, answer.page.coupons);
        this.accept(pageNo, answer);
      } else {
        this.more = 'failed';
      }
    });
  }

  /** The first page again while the list stays; a list that is not there is loaded. */
  async refresh(): Promise<RefreshOutcome> {
    if (this.isRefreshing || (this.phase === 'loading' && this.current !== null)) return 'nothing';
    if (this.phase !== 'ready' && this.phase !== 'empty') {
      await this.load();
      return 'done';
    }
    this.isRefreshing = true;
    if (this.more === 'loading') this.more = 'idle';
    const answer = await this.ask(1);
    if (answer.kind === 'superseded') return 'nothing';
    if (answer.kind === 'other-account') {
      await this.load();
      return 'done';
    }
    runInAction(() => {
      this.isRefreshing = false;
      this.round += 1;
      if (answer.kind === 'page') this.replace(answer);
    });
    if (answer.kind === 'page') return 'done';
    return answer.kind === 'failed' ? 'failed' : 'nothing';
  }

  private empty(): void {
    this.phase = 'loading';
    this.rows = [];
    this.total = null;
    this.more = 'none';
    this.isRefreshing = false;
    this.pageNo = 0;
    this.owner = null;
    this.expanded.clear();
  }

  private replace(answer: PageAnswer): void {
    this.rows = mergePage([], answer.page.coupons);
    this.phase = this.rows.length === 0 ? 'empty' : 'ready';
    this.accept(1, answer);
  }

  private accept(pageNo: number, { page, account }: PageAnswer): void {
    this.pageNo = pageNo;
    this.owner = account;
    this.total = page.total;
    this.more = hasMore(pageNo, page.coupons.length, page.total) ? 'idle' : 'none';
    this.round += 1;
  }

  /** One request, which cancels the one before; only the latest one's answer is ever more than `superseded`. */
  private async ask(pageNo: number): Promise<Answer> {
    this.cancelCurrent();
    const scope = createScope();
    const forget = this.deps.scope.onCancel(() => scope.cancel());
    this.current = scope;
    this.cancelCurrent = () => scope.cancel();
    const releaseStatus = this.tab;
    try {
      const outcome = await this.deps.runGated(() => this.fetch(pageNo, releaseStatus, scope), scope);
      if (this.current !== scope || scope.isCancelled) return { kind: 'superseded' };
      return outcome.kind === 'done' ? outcome.value : { kind: outcome.kind };
    } catch (cause) {
      // Refused again right after a login: the visitor has to log in once more.
      if (this.deps.toCallFailure(cause).kind !== 'unauthorized') throw cause;
      return { kind: this.current === scope && !scope.isCancelled ? 'login-closed' : 'superseded' };
    } finally {
      forget();
      if (this.current === scope) this.current = null;
    }
  }

  /** @throws the cause itself when it asks for login: the gate handles that. */
  private async fetch(pageNo: number, releaseStatus: ReleaseStatus, scope: Scope): Promise<Answer> {
    const asked = this.deps.account();
    // After a login in between, before anything is asked for: nothing of the first account may stay on screen.
    if (this.isOther(asked)) return { kind: 'other-account' };
    try {
      const page = await this.deps.api.fetchPage({ pageNo, releaseStatus }, scope);
      const now = this.deps.account();
      if (this.isOther(now) || (asked.token !== null && !isSameAccount(asked, now)))
        return { kind: 'other-account' };
      return { kind: 'page', page, account: now };
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      if (failure.kind === 'unauthorized') throw cause;
      return toAnswer(failure);
    }
  }

  /** Nobody logged in is not another: the call will ask for login. */
  private isOther(account: Account): boolean {
    return this.owner !== null && account.token !== null && !isSameAccount(this.owner, account);
  }
}

function toAnswer(failure: Exclude<CallFailure, { kind: 'unauthorized' }>): Answer {
  switch (failure.kind) {
    case 'cancelled':
      return { kind: 'superseded' };
    case 'offline':
      return { kind: 'failed', phase: 'offline', text: LIST_TEXTS.failed };
    case 'no-answer':
      return { kind: 'failed', phase: 'failed', text: LIST_TEXTS.failed };
    case 'business': {
      const own = failure.code === CODE_NO_ACTIVITY ? LIST_TEXTS.noActivity : LIST_TEXTS.failed;
      return { kind: 'failed', phase: 'failed', text: failure.message || own };
    }
  }
}
