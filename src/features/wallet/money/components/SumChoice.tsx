import { observer } from 'mobx-react';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { formatFen } from '@/utils/money';
import type { SumProps } from '../moneyProps';
import { isChoosable } from '../moneyRules';
import styles from '../CashoutMoney.module.scss';

export const SumChoice = observer(function SumChoice({
  fen,
  home,
  store,
}: SumProps & { readonly fen: number }) {
  const isChosen = store.fen === fen;
  return (
    <Pressable
      className={cx(styles['choice'], isChosen && styles['chosen'])}
      label={`${formatFen(fen)} 元${isChosen ? '，已选' : ''}`}
      isDisabled={!isChoosable(fen, home)}
      onPress={() => store.amount.set('amount', formatFen(fen))}
    >
      {`${formatFen(fen)} 元`}
    </Pressable>
  );
});
