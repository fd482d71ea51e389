import { View, Text } from '@tarojs/components';
import type { ContrastOffer } from '@/api/generated/schemas/ContrastOffer';
import type { ContrastParcel } from '@/api/generated/schemas/ContrastParcel';
import { Price } from '@/components/Amount';
import { Card } from '@/components/Card';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import { markup } from '@/platform/markup';
import type { CardStyle } from './cardStyle';
import { isPriced } from './contrastOfferRules';
import { type Mark, MARK_TEXTS, marksOf, sortOffers } from './offerOrder';
import { whenText } from './offerTexts';
import { ParcelHead } from './ParcelHead';
import styles from './ContrastCard.module.scss';

interface ContrastCardProps {
  /** `list`: one below another; `columns`: side by side; `line`: only the best, on one line, for narrow places. */
  readonly style: CardStyle;
  /** The kind of parcel. */
  readonly title: string;
  readonly parcel: ContrastParcel;
  /** At most three are shown. */
  readonly offers: readonly ContrastOffer[];
  /** Server time, epoch milliseconds. */
  readonly nowMs: number;
  readonly onOffer: (offer: ContrastOffer) => void | Promise<unknown>;
  readonly onAll: () => void | Promise<unknown>;
}

const SHOWN = 3;

/**
 * Compact price comparison of a parcel for other pages (product §3.27); without offers only a link to the comparison.
 */
export function ContrastCard(props: ContrastCardProps) {
  const { style, title, parcel, onAll } = props;
  const offers = sortOffers(props.offers, 'price').filter(isPriced).slice(0, SHOWN);
  const marks = marksOf(offers);
  if (style === 'line') return <Line {...props} offers={offers} />;
  return (
    <Card className={styles['card']}>
      <View className={styles['head']}>
        <ParcelHead parcel={parcel} note={title} />
        <Pressable className={styles['all']} label="查看全部报价" onPress={onAll}>
          全部
        </Pressable>
      </View>
      {offers.length === 0 ? (
        <View className={styles['none']}>暂时没有可比的报价</View>
      ) : (
        <View
          className={style === 'columns' ? styles['columns'] : undefined}
          {...markup.access({ role: 'list', label: '报价' })}
        >
          {offers.map((offer, index) => (
            <View
              key={`${offer.carrierCode}${index}`}
              className={styles['cell']}
              {...markup.access({ role: 'listitem', place: index + 1 })}
            >
              <Cell {...props} offer={offer} payFen={offer.payFen} marks={marks(offer)} />
            </View>
          ))}
        </View>
      )}
    </Card>
  );
}

interface CellProps extends Pick<ContrastCardProps, 'style' | 'nowMs' | 'onOffer'> {
  readonly offer: ContrastOffer;
  readonly payFen: number;
  readonly marks: readonly Mark[];
}

function Cell({ style, offer, payFen, marks, nowMs, onOffer }: CellProps) {
  const [mark] = marks;
  const when = whenText(offer, nowMs);
  const words = marks.map((each) => MARK_TEXTS[each]);
  return (
    <Pressable
      role="link"
      className={style === 'columns' ? styles['column'] : styles['row']}
      onPress={() => onOffer(offer)}
    >
      <View className={styles['about']}>
        <View className={styles['name']}>
          <Text>{offer.carrierName}</Text>
          {mark !== undefined && (
            <Tag tone={mark === 'cheapest' ? 'brand' : 'success'}>{words.join('·')}</Tag>
          )}
        </View>
        <View className={styles['when']}>{when}</View>
      </View>
      <Price fen={payFen} tone="flash" className={styles['price']} />
    </Pressable>
  );
}

/** The lowest price, and a link to the comparison. */
function Line({ parcel, offers, onAll }: ContrastCardProps) {
  const [best] = offers.filter(isPriced);
  return (
    <Pressable role="link" className={styles['line']} onPress={onAll}>
      <ParcelHead parcel={parcel} />
      <View className={styles['best']}>
        {best === undefined ? (
          '去比价'
        ) : (
          <>
            <Price fen={best.payFen} tone="flash" />
            <Text className={styles['from']}>起，去比价</Text>
          </>
        )}
      </View>
    </Pressable>
  );
}
