import { View } from '@tarojs/components';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

interface SlabProps<T> {
  readonly items: readonly T[];
  readonly isMounted: boolean;
  /** A card with its key; `index` within the slab. The same function at every render. */
  readonly renderCard: (item: T, index: number) => ReactNode;
  readonly className?: string;
}

/**
 * A place of its own on the page for some cards, there before they are: when they come, no other cards are sent again
 * (`setData`), and none renders again.
 */
export function Slab<T>({ items, isMounted, renderCard, className }: SlabProps<T>) {
  const cards = useMemo(() => (isMounted ? items.map(renderCard) : null), [isMounted, items, renderCard]);
  return <View className={className}>{cards}</View>;
}
