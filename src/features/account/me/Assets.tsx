import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { FailedState } from '@/components/FailedState';
import { OfflineState } from '@/components/OfflineState';
import { Pressable } from '@/components/Pressable';
import { Skeleton } from '@/components/Skeleton';
import type { Query } from '@/data/Query';
import type { Account } from '@/domain/login/accountApi';
import { type PlainRouteName, navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { tracker } from '@/tracking';
import { formatFen } from '@/utils/money';
import { ME_TEXTS } from './meRules';
import styles from './meCards.module.scss';

interface AssetsProps {
  readonly store: Query<Account>;
}

/** Shown when not logged in. */
const UNKNOWN = '--';

/** The user's coupons, wallet and reduction fund. Each links to its page, also when not logged in. */
export const Assets = observer(function Assets({ store }: AssetsProps) {
  const { phase, value, failureText, refresh: retry } = store;
  if (value === null && phase === 'offline')
    return (
      <View className={styles['card']}>
        <OfflineState isCompact onRetry={retry} />
      </View>
    );
  if (value === null && phase === 'failed')
    return (
      <View className={styles['card']}>
        <FailedState isCompact text={failureText} onRetry={retry} />
      </View>
    );
  const isLoading = value === null && phase === 'loading';
  return (
    <View className={styles['card']} {...markup.access({ isBusy: isLoading || undefined })}>
      <Asset
        name="myCoupons"
        text={ME_TEXTS.coupons}
        figure={value === null ? UNKNOWN : String(value.couponCount)}
        unit={value === null ? '' : '张'}
        isLoading={isLoading}
      />
      <Asset
        name="cashoutMoney"
        text={ME_TEXTS.wallet}
        figure={value === null ? UNKNOWN : formatFen(value.walletFen, { decimals: 2 })}
        unit={value === null ? '' : '元'}
        isLoading={isLoading}
      />
      <Asset
        name="reductionFunds"
        text={ME_TEXTS.fund}
        figure={value === null ? UNKNOWN : formatFen(value.reductionFen, { decimals: 2 })}
        unit={value === null ? '' : '元'}
        isLoading={isLoading}
      />
    </View>
  );
});

interface AssetProps {
  readonly name: PlainRouteName;
  readonly text: string;
  readonly figure: string;
  readonly unit: string;
  readonly isLoading: boolean;
}

function Asset({ name, text, figure, unit, isLoading }: AssetProps) {
  const words = unit === '' ? text : `${text}(${unit})`;
  const label = figure === UNKNOWN ? text : `${figure} ${words}`;
  return (
    <Pressable role="link" className={styles['asset']} label={label} onPress={() => open(name)}>
      {isLoading ? (
        <Skeleton className={styles['skeleton']} />
      ) : (
        <View className={styles['figure']}>{figure}</View>
      )}
      <View className={styles['text']}>{words}</View>
    </Pressable>
  );
}

async function open(name: PlainRouteName): Promise<void> {
  tracker.click('me', name);
  await navigator.goTo(name);
}
