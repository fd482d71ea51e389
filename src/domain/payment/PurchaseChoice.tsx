import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { PAY_TEXTS } from './payTexts';
import type { PurchaseProps, PurchaseActions } from './PurchaseStatus';
import styles from './PurchaseStatus.module.scss';

interface PurchaseChoiceProps extends PurchaseProps {
  readonly actions: PurchaseActions;
  /** Shown while there is no order: the buy button, or why nothing can be paid. */
  readonly children: ReactNode;
}

/** The actions for an order, side by side in a row of the page. */
export const PurchaseChoice = observer(function PurchaseChoice({
  purchase,
  actions,
  children,
}: PurchaseChoiceProps) {
  switch (purchase.phase) {
    case 'confirming':
    case 'unconfirmed':
      return (
        <Button
          className={styles['whole']}
          isLoading={purchase.phase === 'confirming'}
          onClick={actions.onRefresh}
        >
          {PAY_TEXTS.refreshResult}
        </Button>
      );
    case 'unpaid':
      return (
        <>
          <Button kind="ghost" className={styles['half']} onClick={actions.onCancel}>
            {purchase.words.cancel}
          </Button>
          {purchase.hasFailed && (
            <Button kind="ghost" className={styles['half']} onClick={actions.onRefresh}>
              {PAY_TEXTS.refreshResult}
            </Button>
          )}
          <Button className={styles['half']} onClick={actions.onBuy}>
            {purchase.hasFailed ? PAY_TEXTS.payAgain : PAY_TEXTS.continuePaying}
          </Button>
        </>
      );
    case 'idle':
    case 'ordering':
    case 'paying':
      return children;
  }
});
