import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { FailedState, OfflineState } from '@/components/StateView';
import { Pressable } from '@/components/Pressable';
import { Skeleton } from '@/components/Skeleton';
import type { Account } from '@/domain/account/accountApi';
import type { Query } from '@/data/Query';
import { navigator, type PlainRouteName } from '@/navigation';
import { markup } from '@/platform/markup';
import { tracker } from '@/tracking';
import { formatFen } from '@/utils/money';
import { ME_TEXTS, type MeEntry } from '@/domain/account/meRules';
import type { Scope } from '@/api/scope';
import { Button } from '@/components/Button';
import { env } from '@/env';
import { logInHere } from '@/domain/account/logInHere';
import { session } from '@/session';
import styles from './MeParts.module.scss';

interface AssetsProps {
  readonly store: Query<Account>;
}

/** Where nobody is known. */
const UNKNOWN = '--';

/** What the visitor has: coupons, wallet, reduction fund. Each leads to its page, also without login. */
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
        <Skeleton className={styles['bone']} />
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

interface MeHeadProps {
  readonly store: Query<Account>;
  readonly scope: Scope;
}

/** Who is logged in, or the way to it. */
export function MeHead({ store, scope }: MeHeadProps) {
  return (
    <View className={styles['head']}>
      <View className={styles['portrait']} {...markup.access({ isHidden: true })} />
      <Who store={store} scope={scope} />
    </View>
  );
}

const Who = observer(function Who({ store, scope }: MeHeadProps) {
  if (!session.isLoggedIn)
    return (
      <View className={styles['line']}>
        <View className={styles['about']}>
          <View className={styles['name']}>{`${ME_TEXTS.welcome}${env.brandName}`}</View>
          <View className={styles['hint']}>{ME_TEXTS.loggedOut}</View>
        </View>
        <Button size="small" kind="secondary" className={styles['logIn']} onClick={() => logIn(scope)}>
          {ME_TEXTS.logIn}
        </Button>
      </View>
    );
  const phone = store.value?.phone || session.phone;
  return (
    <View className={styles['line']}>
      <View className={styles['about']}>
        <View className={styles['hint']}>{ME_TEXTS.hello}</View>
        {phone ? (
          <View className={styles['phone']}>{phone}</View>
        ) : (
          store.phase === 'loading' && <Skeleton className={styles['meHeadBone']} />
        )}
      </View>
    </View>
  );
});

async function logIn(scope: Scope): Promise<void> {
  tracker.click('me', 'logIn');
  await logInHere(scope);
}

interface MeRowProps {
  readonly entry: MeEntry;
  readonly store: Query<Account>;
}

/** One way, and what there is to do behind it. */
export function MeRow({ entry, store }: MeRowProps) {
  return (
    <Pressable role="link" className={styles['row']} onPress={() => meRowOpen(entry)}>
      <View className={styles['meRowText']}>{entry.text}</View>
      <Hint entry={entry} store={store} />
    </Pressable>
  );
}

/** Apart from its row: when the account comes, only these words are sent. */
const Hint = observer(function Hint({ entry, store }: MeRowProps) {
  return <Text className={styles['meRowHint']}>{store.value === null ? '' : entry.hint(store.value)}</Text>;
});

async function meRowOpen({ name }: MeEntry): Promise<void> {
  tracker.click('me', name);
  await navigator.goTo(name);
}
