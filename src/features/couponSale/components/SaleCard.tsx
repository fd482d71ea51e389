import { Text, View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { Price } from '@/components/Price';
import { Tag } from '@/components/Tag';
import { markup } from '@/platform/markup';
import { formatFen } from '@/utils/money';
import { hasOriginalPrice, limitTexts, minuteOf } from '../saleRules';
import { SALE_TEXTS } from '../saleTexts';
import type { Sale } from '../saleTypes';
import styles from './SaleCard.module.scss';

/** What is sold, for how much, and within which limits (spec 2 §3: fen, two decimals). */
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
        {`${SALE_TEXTS.period} ${minuteOf(sale.startsAt)} 至 ${minuteOf(sale.endsAt)}`}
      </View>
    </Card>
  );
}
