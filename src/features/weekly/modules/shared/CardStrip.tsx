import { View } from '@tarojs/components';
import { useState, useRef, useMemo, type ReactNode } from 'react';
import { cx } from '@/components/cx';
import { NearSentinel } from '@/components/NearSentinel';
import { Pressable } from '@/components/Pressable';
import { sliceSlabs } from '@/components/windowSlabs';
import { useModulePage } from '../../page/modulePageContext';
import { MODULE_TEXTS } from '../moduleTexts';
import styles from './CardStrip.module.scss';

interface SlabProps<T> {
  readonly items: readonly T[];
  readonly isMounted: boolean;
  /** Renders one card with its key; `index` within the slab. Must be a stable function. */
  readonly renderCard: (item: T, index: number) => ReactNode;
  readonly className?: string;
}

/**
 * Stable wrapper for a group of cards, present before they are mounted: mounting them resends no other cards
 * (`setData`) and re-renders none.
 */
export function Slab<T>({ items, isMounted, renderCard, className }: SlabProps<T>) {
  const cards = useMemo(() => (isMounted ? items.map(renderCard) : null), [isMounted, items, renderCard]);
  return <View className={className}>{cards}</View>;
}

interface Slabs<T> {
  readonly slabs: readonly (readonly T[])[];
  /** Number of mounted slabs, from the first one. */
  readonly shown: number;
  readonly hasMore: boolean;
  readonly more: () => void;
}

/** Splits items into slabs of `size`: one is mounted at first, and one more on each call of `more`. */
export function useSlabs<T>(items: readonly T[], size: number): Slabs<T> {
  const before = useRef<readonly (readonly T[])[]>([]);
  const slabs = useMemo(() => sliceSlabs(items, size, before.current), [items, size]);
  before.current = slabs;
  const [wanted, setWanted] = useState(1);
  const shown = Math.min(wanted, slabs.length);
  return { slabs, shown, hasMore: shown < slabs.length, more: () => setWanted(shown + 1) };
}

/** Twice as many as a phone shows at a time. */
const SLAB_CARDS = 6;

interface CardStripProps<T> {
  readonly items: readonly T[];
  /** Renders one card, 240 wide, with its key. Must be a stable function. */
  readonly renderCard: (item: T, index: number) => ReactNode;
  /** Class of the outer element, so that callers need no wrapper. */
  readonly className?: string;
}

/**
 * A horizontally scrolling row of cards. Mounts two phone widths of cards, and more when its end comes near, so that
 * 200 cards cost no more than a dozen.
 *
 * Uses CSS scrolling on every platform: ScrollView would add 2.5 KB for browsers, and an observer at the end replaces
 * its scroll events, without one event per frame.
 */
export function CardStrip<T>({ items, renderCard, className }: CardStripProps<T>) {
  const { view } = useModulePage();
  const { slabs, shown, hasMore, more } = useSlabs(items, SLAB_CARDS);
  return (
    <View className={cx(styles['scroller'], className)}>
      <View className={styles['strip']}>
        {slabs.map((slab, index) => (
          <Slab
            key={index}
            items={slab}
            isMounted={index < shown}
            renderCard={renderCard}
            className={styles['slab']}
          />
        ))}
        {slabs.length > 1 && (
          <View>
            {hasMore && (
              <>
                <NearSentinel view={view} round={shown} onNear={more} className={styles['sentinel']} />
                {/* For engines without an observer, and for users who scroll faster than it reports. */}
                <Pressable className={styles['more']} onPress={more} isReading>
                  {MODULE_TEXTS.more}
                </Pressable>
              </>
            )}
          </View>
        )}
      </View>
    </View>
  );
}

/** Returns the previous object while the JSON text of `value` is the same; for plain data only. */
export function useSame<T>(value: T): T {
  const text = JSON.stringify(value);
  const kept = useRef({ value, text });
  if (text !== kept.current.text) kept.current = { value, text };
  return kept.current.value;
}
