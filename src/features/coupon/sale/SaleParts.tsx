import { Text, View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { Price } from '@/components/Amount';
import { Tag } from '@/components/Tag';
import { markup } from '@/platform/markup';
import { formatFen } from '@/utils/money';
import {
  couponCount,
  hasOriginalPrice,
  limitTexts,
  minuteOf,
  type Sale,
} from '@/domain/couponSale/saleRules';
import { SALE_TEXTS } from '@/domain/couponSale/saleTexts';
import { PackageCoupon } from '@/domain/couponSale/SaleShared';
import { Picture } from '@/components/Picture';
import { pictureAddress } from '@/session/links';
import styles from './SaleParts.module.scss';

/** What is sold, for how much, and within which limits (product §2.3: fen, two decimals). */
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

/** What is inside, each kind of coupon once with how often it is there. */
export function SaleCoupons({ sale }: { readonly sale: Pick<Sale, 'coupons'> }) {
  return (
    <Card className={styles['card']}>
      <View className={styles['saleCouponsTitle']} {...markup.access({ role: 'heading' })}>
        {`${SALE_TEXTS.inside}（共 ${couponCount(sale)} 张）`}
      </View>
      {sale.coupons.map((coupon, index) => (
        <PackageCoupon
          // A package never changes its order, and its coupons have no ids before they are bought.
          key={index}
          type={coupon.type}
          cost={coupon.cost}
          title={coupon.title}
          description={coupon.description}
          validity={`购买后 ${coupon.validDays} 天内有效`}
          count={coupon.count}
        />
      ))}
    </Card>
  );
}

/** Shape that header pictures are drawn for; reserves the room before the picture comes. */
const HEADER_RATIO = 750 / 620;

/** The package's picture across the top; our own words when there is none. It comes without a fade. */
export function SaleHeader({ imageUrl, title }: { readonly imageUrl: string; readonly title: string }) {
  return (
    <Picture
      className={styles['header']}
      src={pictureAddress(imageUrl)}
      alt={title || SALE_TEXTS.headline}
      ratio={HEADER_RATIO}
      isLazy={false}
      isPlain
      fallback={<View className={styles['own']}>{SALE_TEXTS.headline}</View>}
    />
  );
}
