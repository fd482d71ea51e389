import { View } from '@tarojs/components';
import { useLoaded } from '@/hooks/useLoaded';
import type { OtherPlaceProps } from './OtherPlace';

const loadOtherPlace = () => import('./OtherPlace');

/** `OtherPlace` for a page that seldom shows it: its code is loaded when it does. */
export function LazyOtherPlace(props: OtherPlaceProps) {
  const part = useLoaded(loadOtherPlace, true);
  return <View>{part !== null && <part.OtherPlace {...props} />}</View>;
}
