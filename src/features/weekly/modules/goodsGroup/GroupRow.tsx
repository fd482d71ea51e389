import type { ReactNode } from 'react';
import { CardStrip } from '../shared/CardStrip';
import type { GroupGoodsView } from './goodsGroupModule';
import { ServiceCard } from './ServiceCard';
import styles from './groupCards.module.scss';

/** `displayStyle` 2: one row that scrolls sideways. */
export function GroupRow({ goods }: { readonly goods: readonly GroupGoodsView[] }) {
  return <CardStrip items={goods} renderCard={groupRowRenderGoods} className={styles['row']} />;
}

const groupRowRenderGoods = (goods: GroupGoodsView, index: number): ReactNode => (
  <ServiceCard key={index} goods={goods} className={styles['groupRowCard']} />
);
