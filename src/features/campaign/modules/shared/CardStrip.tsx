import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { NearSentinel } from '@/components/NearSentinel';
import { Pressable } from '@/components/Pressable';
import { useCampaign } from '../../campaignContext';
import { MODULE_TEXTS } from '../moduleTexts';
import { Slab } from './Slab';
import { useSlabs } from './useSlabs';
import styles from './CardStrip.module.scss';

/** Twice what a phone shows of a strip. */
const SLAB_CARDS = 6;

interface CardStripProps<T> {
  readonly items: readonly T[];
  /** A card 240 wide with its key. The same function at every render. */
  readonly renderCard: (item: T, index: number) => ReactNode;
}

/**
 * A row of cards that scrolls sideways. Two phone widths of them are mounted, and more when its end comes near, so that
 * 200 cards cost no more than a dozen.
 *
 * Scrolls by style on every target: the hosts' scroll view would cost a browser 2.5 KB, and an observer at the end says
 * what its scroll events would say, without one event per frame.
 */
export function CardStrip<T>({ items, renderCard }: CardStripProps<T>) {
  const { view } = useCampaign();
  const { slabs, shown, hasMore, more } = useSlabs(items, SLAB_CARDS);
  return (
    <View className={styles['scroller']}>
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
                <Pressable className={styles['more']} onPress={more}>
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
