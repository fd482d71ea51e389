import { toast } from '@/platform/toast';

interface KeptState {
  readonly staleSince: number | null;
  readonly isRefreshing: boolean;
}

/** For `PressHold` around a page that may be the last visit's: nothing acts on it. @returns a stable function */
export const holdPresses = (page: KeptState) => (): boolean => {
  if (page.staleSince === null) return false;
  toast.show(page.isRefreshing ? '正在更新，请稍候' : '内容可能已变化，请先刷新');
  return true;
};
