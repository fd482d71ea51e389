import { Text, View } from '@tarojs/components';
import { Price } from '@/components/Amount';
import { Card } from '@/components/Card';
import { Tag } from '@/components/Tag';
import { limitTexts, hasOriginalPrice } from '@/domain/couponSale/saleRules';
import { SALE_TEXTS } from '@/domain/couponSale/saleTexts';
import type { Sale } from '@/domain/couponSale/saleTypes';
import { markup } from '@/platform/markup';
import { formatFen } from '@/utils/money';
import { labelled, periodInMinutes } from '@/utils/period';
import styles from './saleCards.module.scss';

/** What is sold, the price and the limits (product §2.3: fen, two decimals). */
export function SaleCard({ sale }: { readonly sale: Sale }) {
  const original = `￥${formatFen(sale.originalFen, { decimals: 2 })}`;
  const limits = limitTexts(sale);
  return (
    <Card>
      <View className={styles['title']} {...markup.access({ role: 'heading' })}>
        {sale.title || SALE_TEXTS.headline}
      </View>
      {sale.subTitle !== '' && <View className={styles['sub']}>{sale.subTitle}</View>}
      <View className={styles['prices']}>
        <Price fen={sale.purchaseFen} decimals={2} size="huge" className={styles['price']} />
        {hasOriginalPrice(sale) && (
          <Text
            className={styles['original']}
            {...markup.access({ role: 'text', label: `${SALE_TEXTS.originalPrice}${original}` })}
          >
            {original}
          </Text>
        )}
      </View>
      {limits.length > 0 && (
        <View className={styles['tags']}>
          {limits.map((text) => (
            <Tag key={text} tone="gold">
              {text}
            </Tag>
          ))}
        </View>
      )}
      <View className={styles['period']}>
        {labelled(SALE_TEXTS.period, periodInMinutes(sale.startsAt, sale.endsAt))}
      </View>
    </Card>
  );
}
