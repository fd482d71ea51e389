import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { MODULE_TEXTS } from '../moduleTexts';
import { useSlabs, Slab } from '../shared/CardStrip';
import type { GroupGoodsView } from './goodsGroupModule';
import { ServiceCard } from './ServiceCard';
import styles from './groupCards.module.scss';

/** Three rows, so that the modules below stay within reach. */
const SLAB_CARDS = 6;

/** `displayStyle` 1: two columns, three more rows per tap. */
export function GroupColumns({ goods }: { readonly goods: readonly GroupGoodsView[] }) {
  const { slabs, shown, hasMore, more } = useSlabs(goods, SLAB_CARDS);
  return (
    <View className={styles['columns']}>
      {slabs.map((slab, index) => (
        <Slab
          key={index}
          items={slab}
          isMounted={index < shown}
          renderCard={renderGoods}
          className={styles['slab']}
        />
      ))}
      <View className={styles['foot']}>
        {hasMore && (
          <Button kind="secondary" size="small" onClick={more} isReading>
            {MODULE_TEXTS.more}
          </Button>
        )}
      </View>
    </View>
  );
}

const renderGoods = (goods: GroupGoodsView, index: number): ReactNode => (
  <ServiceCard key={index} goods={goods} className={styles['card']} />
);
