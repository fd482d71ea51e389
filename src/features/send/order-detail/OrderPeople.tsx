import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { cx } from '@/components/cx';
import type { Contact } from '@/domain/address/addressTypes';
import { CopyRow } from '@/features/send/CopyRow';
import { contactLine, addressLine } from '@/features/send/orderRules';
import { ORDER_TEXTS } from '@/features/send/orderTexts';
import type { Order } from '@/features/send/orderTypes';
import { markup } from '@/platform/markup';
import styles from './orderCards.module.scss';

const PAGE = 'orderDetail';

/** Sender and receiver, with numbers partly masked; carrier and waybill. */
export function OrderPeople({ order }: { readonly order: Order }) {
  return (
    <Card>
      <Person sign={ORDER_TEXTS.sender} label={ORDER_TEXTS.senderLabel} contact={order.sender} />
      <Person
        sign={ORDER_TEXTS.receiver}
        label={ORDER_TEXTS.receiverLabel}
        contact={order.receiver}
        isReceiver
      />
      <View className={styles['waybill']}>
        <CopyRow
          page={PAGE}
          label={`${order.carrierName} ${ORDER_TEXTS.waybill}`}
          value={order.waybillNo}
          without={ORDER_TEXTS.noWaybill}
        />
      </View>
    </Card>
  );
}

interface PersonProps {
  readonly sign: string;
  readonly label: string;
  readonly contact: Contact;
  readonly isReceiver?: true;
}

function Person({ sign, label, contact, isReceiver }: PersonProps) {
  return (
    <View className={styles['person']}>
      <View
        className={cx(styles['sign'], isReceiver && styles['receiver'])}
        {...markup.access({ role: 'img', label })}
      >
        {sign}
      </View>
      <View className={styles['who']}>
        <View className={styles['name']}>{contactLine(contact)}</View>
        <View className={styles['address']}>{addressLine(contact)}</View>
      </View>
    </View>
  );
}
