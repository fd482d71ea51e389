import { View } from '@tarojs/components';
import type { WalletHome } from '@/api/generated/operations/wallet';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { navigator } from '@/navigation';
import { tracker } from '@/tracking';
import { formatFen } from '@/utils/money';
import styles from '../CashoutMoney.module.scss';

const PAGE = 'cashoutMoney';

export function Balance({ home: { withdrawableFen, frozenFen } }: { readonly home: WalletHome }) {
  return (
    <Card>
      <View className={styles['line']}>
        可提现金额
        <Button
          kind="link"
          size="small"
          onClick={() => {
            tracker.click(PAGE, 'manual');
            return navigator.goTo('cashoutManual');
          }}
        >
          使用说明
        </Button>
      </View>
      <Price fen={withdrawableFen} size="huge" decimals={2} className={styles['balance']} />
      {frozenFen > 0 && (
        <View className={styles['note']}>{`提现处理中 ￥${formatFen(frozenFen, { decimals: 2 })}`}</View>
      )}
    </Card>
  );
}
