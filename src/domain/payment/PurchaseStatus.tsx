import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { RouteName } from '@/navigation';
import { markup } from '@/platform/markup';
import { toClock } from '@/utils/beijingTime';
import { PAY_TEXTS } from './payTexts';
import type { PurchaseStore } from './PurchaseStore';
import styles from './PurchaseStatus.module.scss';

export interface PurchaseActions {
  /** For tracking. */
  readonly page: RouteName;
  readonly onBuy: () => Promise<unknown>;
  readonly onRefresh: () => Promise<unknown>;
  readonly onCancel: () => Promise<unknown>;
}

export interface PurchaseProps {
  readonly purchase: PurchaseStore;
}

/** Status of the order as a live region. Rendered from the start, so that screen readers announce changes. */
export const PurchaseStatus = observer(function PurchaseStatus({ purchase }: PurchaseProps) {
  const words = statusWords(purchase);
  return (
    <View {...markup.access({ role: 'status' })}>
      {words !== null && (
        <View className={styles['status']}>
          <View className={styles['words']}>{words.text}</View>
          {words.hint !== '' && <View className={styles['hint']}>{words.hint}</View>}
        </View>
      )}
    </View>
  );
});

function statusWords({
  phase,
  hasFailed,
  expiresAt,
  words,
}: PurchaseStore): { readonly text: string; readonly hint: string } | null {
  const until = expiresAt === '' ? '' : `，如未付款，${words.order}将于 ${toClock(expiresAt)} 自动关闭`;
  switch (phase) {
    case 'idle':
    case 'ordering':
    case 'paying':
      return null;
    case 'confirming':
      return { text: PAY_TEXTS.confirming, hint: '' };
    case 'unconfirmed':
      return { text: PAY_TEXTS.unconfirmed, hint: `${PAY_TEXTS.unconfirmedHint}${until}` };
    case 'unpaid':
      return hasFailed
        ? { text: PAY_TEXTS.payFailed, hint: `${PAY_TEXTS.payFailedHint}${until}` }
        : { text: words.unpaid, hint: until.slice(1) };
  }
}
