import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { Scope } from '@/api/scope';
import { Button } from '@/components/Button';
import { Skeleton } from '@/components/Skeleton';
import type { Query } from '@/data/Query';
import type { Account } from '@/domain/login/accountApi';
import { logInHere } from '@/domain/login/logInHere';
import { env } from '@/env';
import { markup } from '@/platform/markup';
import { session } from '@/session';
import { tracker } from '@/tracking';
import { ME_TEXTS } from './meRules';
import styles from './meCards.module.scss';

interface MeHeadProps {
  readonly store: Query<Account>;
  readonly scope: Scope;
}

/** The logged-in user, or the login link. */
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
          store.phase === 'loading' && <Skeleton className={styles['meHeadSkeleton']} />
        )}
      </View>
    </View>
  );
});

async function logIn(scope: Scope): Promise<void> {
  tracker.click('me', 'logIn');
  await logInHere(scope);
}
