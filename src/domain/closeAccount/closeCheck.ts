import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { checkLogOff, type LogOffCheckData } from '@/api/generated/operations/closeAccount';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';

/** What closing the account takes away and what stands in its way, for one visit of a page. */
export const makeCloseCheck = (scope: Scope): Query<LogOffCheckData> =>
  new Query({
    ...pageDeps(scope),
    fetch: async (asking) => (await gateway.call(checkLogOff, {}, asking)).data,
    isForAll: false,
    failedText: '账号信息加载失败，请重试',
  });
