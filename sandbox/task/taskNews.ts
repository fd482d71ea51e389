import type { TaskItem } from '../../contract/types';
import type { GatewayTools } from '../core/call';

/**
 * The same tasks, with `firstFinishedFlag` on those that no earlier response has reported to this account as finished.
 */
export async function withNews(
  items: readonly TaskItem[],
  accountId: string | null,
  { store }: Pick<GatewayTools, 'store'>,
): Promise<readonly TaskItem[]> {
  if (accountId === null) return items;
  const news = await store.tasks.takeFirstFinished(
    accountId,
    items.map(({ taskId }) => taskId),
  );
  return items.map((item) => (news.has(item.taskId) ? { ...item, firstFinishedFlag: true } : item));
}
