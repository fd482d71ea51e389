import { View, Text } from '@tarojs/components';
import type { ContrastOffer } from '@/api/generated/schemas/ContrastOffer';
import { Price } from '@/components/Amount';
import { Tag } from '@/components/Tag';
import { formatFen } from '@/utils/money';
import { isPriced, withCouponFen } from './contrastOfferRules';
import { type Mark, MARK_TEXTS } from './offerOrder';
import { savedText, scoreText } from './offerTexts';
import styles from './contrastOffer.module.scss';

interface OfferFactsProps {
  readonly offer: ContrastOffer;
  readonly marks?: readonly Mark[];
  /** Arrival time, or why the offer is unavailable; '': none. */
  readonly when: string;
}

/** Facts of an offer: carrier, price, arrival, reviews, discounts already included, and the price with a coupon. */
export function OfferFacts({ offer, marks = [], when }: OfferFactsProps) {
  const { payFen, freightFen, originalFreightFen, isAvailable } = offer;
  const saved = isAvailable ? savedText(offer) : '';
  const couponFen = isAvailable ? withCouponFen(offer) : null;
  const listFen = Math.max(originalFreightFen ?? 0, freightFen ?? 0);
  return (
    <View className={styles['facts']}>
      <View className={styles['about']}>
        <View className={styles['name']}>
          {offer.carrierName || '快递'}
          {marks.map((mark) => (
            <Tag key={mark} tone={mark === 'cheapest' ? 'brand' : 'success'}>
              {MARK_TEXTS[mark]}
            </Tag>
          ))}
        </View>
        {when !== '' && <View className={isAvailable ? styles['when'] : styles['closed']}>{when}</View>}
        {isAvailable && <View className={styles['score']}>{scoreText(offer)}</View>}
        {saved !== '' && <View className={styles['saved']}>{saved}</View>}
        {couponFen !== null && <View className={styles['saved']}>{`用券后 ￥${formatFen(couponFen)}`}</View>}
      </View>
      {isPriced(offer) ? (
        <View className={styles['price']}>
          <Price fen={offer.payFen} size="title" tone="flash" />
          {listFen > offer.payFen && <Text className={styles['list']}>{`￥${formatFen(listFen)}`}</Text>}
        </View>
      ) : (
        isAvailable && payFen === null && <View className={styles['noPrice']}>价格以下单为准</View>
      )}
    </View>
  );
}
