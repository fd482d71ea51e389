import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { TextRow } from '@/templates/TextRow';
import { tracker } from '@/tracking';
import { formatFen } from '@/utils/money';
import type { SumProps } from '../moneyProps';
import { SumChoice } from './SumChoice';
import styles from '../CashoutMoney.module.scss';

const PAGE = 'cashoutMoney';

export function SumForm({ home, store }: SumProps) {
  const [field] = useState(() => store.amount.field('amount'));
  return (
    <Card>
      <TextRow
        field={field}
        label="提现金额（元）"
        kind="decimal"
        placeholder={`${formatFen(home.minFen)} 元起`}
      />
      <View className={styles['choices']}>
        {home.choices.map((fen) => (
          <SumChoice key={fen} fen={fen} home={home} store={store} />
        ))}
      </View>
      {home.payeeName !== '' && <View className={styles['note']}>{`提现到 ${home.payeeName}`}</View>}
      {home.dayLimitFen > 0 && (
        <View className={styles['note']}>
          {`今日还可提现 ${formatFen(home.dayLeftFen, { decimals: 2 })} 元`}
        </View>
      )}
      <Ask home={home} store={store} />
    </Card>
  );
}

const Ask = observer(function Ask({ home, store }: SumProps) {
  const openConfirmation = async (): Promise<void> => {
    tracker.click(PAGE, 'ask');
    await store.openConfirmation();
  };
  const isDisabled = home.withdrawableFen === 0 || store.earlier?.kind === 'unknown';
  return (
    <Button isBlock className={styles['ask']} isDisabled={isDisabled} onClick={openConfirmation}>
      提现
    </Button>
  );
});
