import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { formatFen } from '@/utils/money';
import type { MoneyStore } from '../MoneyStore';
import styles from '../CashoutMoney.module.scss';

const PAGE = 'cashoutMoney';

interface EarlierProps {
  readonly store: MoneyStore;
  readonly onKnown: () => void;
}

/** A withdrawal whose response was lost: shown as pending until the gateway reports its result. */
export const EarlierWithdrawal = observer(function EarlierWithdrawal({ store, onKnown }: EarlierProps) {
  const { earlier } = store;
  const refresh = async (): Promise<void> => {
    tracker.click(PAGE, 'refresh');
    const text = await store.refreshEarlier();
    if (text !== '') toast.show(text);
    if (store.earlier?.kind !== 'unknown') onKnown();
  };
  if (earlier === null) return null;
  return (
    <Card>
      <View className={styles['line']}>
        <View {...markup.access({ role: 'status' })}>
          {earlier.kind === 'unknown'
            ? `上一笔提现${sumOf(earlier.fen)}处理中`
            : `上一笔提现${sumOf(earlier.withdrawal.amountFen)}已提交`}
        </View>
        {earlier.kind === 'unknown' ? (
          <Button kind="link" size="small" onClick={refresh}>
            刷新结果
          </Button>
        ) : (
          <Button
            kind="link"
            size="small"
            onClick={() => {
              tracker.click(PAGE, 'result');
              return navigator.goTo('cashoutSuccess', { withdrawNo: earlier.withdrawal.withdrawNo });
            }}
          >
            查看结果
          </Button>
        )}
      </View>
      {earlier.kind === 'unknown' && <View className={styles['note']}>还没有收到结果，请勿重复提现</View>}
    </Card>
  );
});

/** '' for an unknown amount. */
const sumOf = (fen: number): string => (fen > 0 ? ` ￥${formatFen(fen, { decimals: 2 })} ` : '');
