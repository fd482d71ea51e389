import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { ContrastOffer } from '@/api/generated/schemas/ContrastOffer';
import type { ContrastParcel } from '@/api/generated/schemas/ContrastParcel';
import { Price } from '@/components/Amount';
import { Tag } from '@/components/Tag';
import { arrivalLabel } from '@/domain/send/arrivalRules';
import { markup } from '@/platform/markup';
import { formatFen } from '@/utils/money';
import { goodsText, isPriced, type Mark, MARK_TEXTS, routeText, savedText, scoreText } from './contrastRules';
import styles from './OfferParts.module.scss';

/** From where to where, and what; the heading of whatever stands below. */
export function ParcelHead({
  parcel,
  note = '',
}: {
  readonly parcel: ContrastParcel;
  readonly note?: string;
}) {
  return (
    <View className={styles['parcel']}>
      <View className={styles['route']} {...markup.access({ role: 'heading' })}>
        {routeText(parcel)}
      </View>
      <View className={styles['goods']}>
        {[goodsText(parcel), note].filter((part) => part !== '').join(' · ')}
      </View>
    </View>
  );
}

/** `预计明天送达`, or why it cannot be had. */
export const whenText = (offer: ContrastOffer, nowMs: number): string =>
  offer.isAvailable
    ? arrivalLabel(offer.earliestArrivalMs, offer.latestArrivalMs, nowMs) || '到达时间以揽收后为准'
    : offer.unavailableReason || '该快递暂不可用';

interface OfferFactsProps {
  readonly offer: ContrastOffer;
  readonly marks?: readonly Mark[];
  /** When it arrives, or why it cannot be had; '' : nothing to say of it. */
  readonly when: string;
}

/** Who, for how much, when, what people think of it, and what is counted in already. */
export function OfferFacts({ offer, marks = [], when }: OfferFactsProps) {
  const { payFen, freightFen, originalFreightFen, isAvailable } = offer;
  const saved = isAvailable ? savedText(offer) : '';
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

/** What the price includes, in one line. */
export const includesText = ({ includeList }: ContrastOffer): string => {
  const words = includeList.filter((word) => word !== '');
  return words.length === 0 ? '' : `含 ${words.join('、')}`;
};

/** A page of these parts, over a bar with what can be done now. */
export function ContrastPage({ children, bar }: { readonly children: ReactNode; readonly bar?: ReactNode }) {
  return (
    <View className={styles['page']}>
      {children}
      {bar !== undefined && (
        <>
          <View className={styles['room']} />
          <View className={styles['bar']}>{bar}</View>
        </>
      )}
    </View>
  );
}
