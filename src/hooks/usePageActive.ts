import { useDidHide, useDidShow } from '@tarojs/taro';
import { useState } from 'react';

/** False while another page covers this one (or the app is in the background): Taro keeps hidden pages mounted. */
export function usePageActive(): boolean {
  const [isActive, setActive] = useState(true);
  useDidShow(() => setActive(true));
  useDidHide(() => setActive(false));
  return isActive;
}
