import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useState } from 'react';
import { inView } from '@/platform/inView';
import type { PageInView } from '@/platform/inView/types';

/** The page's element observer, or null where the engine has none. Call it while the page is visible. */
export function usePageInView(): PageInView | null {
  const [view] = useState(() => (inView.isSupported() ? inView.forPage() : null));
  useDidShow(() => view?.resume());
  useDidHide(() => view?.pause());
  useEffect(() => () => view?.end(), [view]);
  return view;
}
