import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { ServiceEntry } from '@/domain/customerService/ServiceEntry';
import { markup } from '@/platform/markup';
import type { MoneyStore } from '../MoneyStore';
import styles from '../CashoutMoney.module.scss';

const PAGE = 'cashoutMoney';

/** A refusal that only customer service can change stays on the page: a toast would be gone before the call. */
export const HeldNotice = observer(function HeldNotice({
  store: { heldText },
}: {
  readonly store: MoneyStore;
}) {
  return (
    <View {...markup.access({ role: 'status' })}>
      {heldText !== '' && (
        <Card>
          <View className={styles['held']}>{heldText}</View>
          <ServiceEntry page={PAGE} />
        </Card>
      )}
    </View>
  );
});
