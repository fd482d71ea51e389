/** The tasks of one place (product §2.2, §2.4). No navigation or toasts here. */
import { makeAutoObservable } from 'mobx';
import type { PageDeps } from '@/data/pageDeps';
import { accountOf, Query, type QueryRefresh } from '@/data/Query';
import type { TaskApi } from './taskApi';
import type { TaskOffer } from './taskTypes';

interface TaskStoreDeps extends Pick<
  PageDeps,
  'isLoggedIn' | 'account' | 'runGated' | 'toCallFailure' | 'scope'
> {
  readonly api: Pick<TaskApi, 'fetchOffer'>;
}

/** What a fetch of the tasks has to report. */
export interface TaskNews {
  /** A task was finished since the previous response. */
  readonly hasFinished: boolean;
  /** It failed and nothing on screen shows it: the current tasks stay. */
  readonly hasFailedQuietly: boolean;
}

export class TaskStore {
  /** Decision: tasks are only a part of their page, so they request login only when tapped. */
  private readonly query: Query<TaskOffer>;

  constructor({ api, ...deps }: TaskStoreDeps) {
    this.query = new Query({
      ...deps,
      token: accountOf(deps),
      isForAll: false,
      fetch: (scope) => api.fetchOffer(scope),
      failedText: '',
    });
    makeAutoObservable<this, 'query'>(this, { query: false }, { autoBind: true });
  }

  get phase(): Query<TaskOffer>['phase'] | 'empty' {
    return this.offer?.tasks.length === 0 ? 'empty' : this.query.phase;
  }

  /** Null while there is no response; an empty list is not null. */
  get offer(): TaskOffer | null {
    return this.query.value;
  }

  /** One request at a time: the latest replaces the others. Without tasks it loads visibly; a failure keeps them. */
  async refresh(): Promise<TaskNews> {
    return this.newsAfter(await this.query.refetch());
  }

  /** 去登录. */
  async logIn(): Promise<TaskNews> {
    return this.newsAfter(await this.query.logIn());
  }

  private newsAfter(end: QueryRefresh): TaskNews {
    return {
      hasFinished: end === 'done' && this.offer?.tasks.some(({ isJustFinished }) => isJustFinished) === true,
      hasFailedQuietly: end === 'failed',
    };
  }
}
