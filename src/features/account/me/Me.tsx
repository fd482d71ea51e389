import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { Scope } from '@/api/scope';
import { PullToRefresh } from '@/components/PullToRefresh';
import type { Query } from '@/data/Query';
import { type Account, fetchAccount } from '@/domain/login/accountApi';
import { TabBadge } from '@/frame/TabBadge';
import { useTabQuery } from '@/frame/tabPage';
import { useShownAgain } from '@/hooks/useShownAgain';
import { host } from '@/platform/host';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { FollowVisitor } from '@/templates/QueryView';
import { Assets } from './Assets';
import { MeHead } from './MeHead';
import { MeRow } from './MeRow';
import { isApp, ME_GROUPS, ME_TEXTS } from './meRules';
import { MeService } from './MeService';
import { OpenAppButton } from './OpenAppButton';
import styles from './Me.module.scss';

/**
 * The tab 我的: the user, their assets, and the links to their pages. The links are public; the pages behind them ask for
 * login themselves.
 *
 * | state | head | amounts |
 * |---|---|---|
 * | loading | number of the session, or skeleton | skeleton |
 * | content | masked number | coupons, wallet, fund |
 * | logged out | 登录 | without figures |
 * | failed, offline | number of the session | what happened and 重试 |
 */
export function Me({ scope }: { readonly scope: Scope }) {
  const store = useTabQuery<Account>({
    fetch: fetchAccount,
    isForAll: false,
    failedText: ME_TEXTS.failed,
    scope,
  });
  useShownAgain(() => void store.refresh());
  return (
    <View className={styles['page']}>
      <PullToRefresh onRefresh={() => refresh(store)}>
        <MeHead store={store} scope={scope} />
        <View className={styles['parts']}>
          <Assets store={store} />
          {ME_GROUPS.map((entries) => (
            <View key={entries[0]?.name} className={styles['group']}>
              {entries.map((entry) => (
                <MeRow key={entry.name} entry={entry} store={store} />
              ))}
            </View>
          ))}
          <View className={styles['group']}>
            <MeService />
          </View>
          {!isApp(host.current()) && <OpenAppButton page="me" />}
        </View>
      </PullToRefresh>
      <FollowVisitor query={store} />
      <Badge />
    </View>
  );
}

/** A logout in the settings leads here: removes the previous user's reward count. */
const Badge = observer(function Badge() {
  return <TabBadge tab="welfare" count={session.isLoggedIn ? null : 0} />;
});

async function refresh(store: Query<Account>): Promise<void> {
  if ((await store.refresh()) === 'failed') toast.show(ME_TEXTS.refreshFailed);
}
