import { View } from '@tarojs/components';
import { useState, useRef, useMemo, type ReactNode } from 'react';
import { cx } from '@/components/cx';
import { NearSentinel } from '@/components/NearSentinel';
import { Pressable } from '@/components/Pressable';
import { sliceSlabs } from '@/components/windowedList.shared';
import { useCampaign } from '../../campaignContext';
import { MODULE_TEXTS } from '../moduleTexts';
import styles from './CardStrip.module.scss';

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

export interface Slabs<T> {
  readonly slabs: readonly (readonly T[])[];
  /** Slabs from the first on that are mounted. */
  readonly shown: number;
  readonly hasMore: boolean;
  /** Mounts the next slab. */
  readonly more: () => void;
}

/** Items in slabs of `size`, of which one is mounted at first and one more at each call of `more`. */
export function useSlabs<T>(items: readonly T[], size: number): Slabs<T> {
  const before = useRef<readonly (readonly T[])[]>([]);
  const slabs = useMemo(() => sliceSlabs(items, size, before.current), [items, size]);
  before.current = slabs;
  const [wanted, setWanted] = useState(1);
  const shown = Math.min(wanted, slabs.length);
  return { slabs, shown, hasMore: shown < slabs.length, more: () => setWanted(shown + 1) };
}

/** Twice what a phone shows of a strip. */
const SLAB_CARDS = 6;

interface CardStripProps<T> {
  readonly items: readonly T[];
  /** A card 240 wide with its key. The same function at every render. */
  readonly renderCard: (item: T, index: number) => ReactNode;
  /** What stands around it, for a level less than a box of its own. */
  readonly className?: string;
}

/**
 * A row of cards that scrolls sideways. Two phone widths of them are mounted, and more when its end comes near, so that
 * 200 cards cost no more than a dozen.
 *
 * Scrolls by style on every target: the hosts' scroll view would cost a browser 2.5 KB, and an observer at the end says
 * what its scroll events would say, without one event per frame.
 */
export function CardStrip<T>({ items, renderCard, className }: CardStripProps<T>) {
  const { view } = useCampaign();
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
                {/* For engines without an observer, and for whoever is faster than it. */}
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

/** The value of before, the very same object, while this one says the same; by its JSON text, for plain data only. */
export function useSame<T>(value: T): T {
  const text = JSON.stringify(value);
  const kept = useRef({ value, text });
  if (text !== kept.current.text) kept.current = { value, text };
  return kept.current.value;
}
