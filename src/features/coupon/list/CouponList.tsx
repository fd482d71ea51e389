import { View } from '@tarojs/components';
import { runInAction, observable } from 'mobx';
import { observer } from 'mobx-react';
import { useState, type ReactNode } from 'react';
import { gateway } from '@/api/gateway';
import { Button } from '@/components/Button';
import { Expander } from '@/components/Expander';
import { pageDeps } from '@/data/pageDeps';
import { PagedQuery } from '@/data/PagedQuery';
import { CouponListPage } from '@/features/coupon/CouponListPage';
import { activityCoupons } from '@/features/coupon/listApi';
import { tabTitle, EMPTY_TEXTS, LIST_TEXTS, RULES } from '@/features/coupon/listTexts';
import { type ListedCoupon, RELEASE_STATUS, type ReleaseStatus } from '@/features/coupon/listTypes';
import { followSend } from '@/navigation/followLink';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import styles from './CouponList.module.scss';

const PAGE = 'List';
const RULES_ID = 'coupon-rules';

/** The user's coupons from one activity (product §1.2.3, product §2.2 "Coupon list page"). */
export function CouponList({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const [{ list, tabs }] = useState(() => {
    const rules = observable.box(RULES, { deep: false });
    const source = activityCoupons(gateway, textParam(params, 'activityCode'), (sent) =>
      runInAction(() => rules.set(sent)),
    );
    const coupons = new PagedQuery({ ...pageDeps(scope), ...source });
    return { list: coupons, tabs: tabsOver(coupons, () => rules.get()) };
  });
  return (
    <CouponListPage
      list={list}
      label={LIST_TEXTS.list}
      tabs={tabs}
      releaseOf={releaseOf}
      rowsPerScreen={6}
      onUse={use}
      tip={pendingTip}
      empty={(tab) => ({
        text: EMPTY_TEXTS[tab],
        action: { text: LIST_TEXTS.goSend, onPress: () => goSend('emptyGoSend') },
      })}
      loggedOutText={LIST_TEXTS.loggedOut}
      footer={
        <Button isBlock onClick={() => goSend('goSend')}>
          {LIST_TEXTS.goSend}
        </Button>
      }
    />
  );
}

/** Both tabs with the rules beside them; the open tab shows the count. */
const tabsOver = (list: PagedQuery<ListedCoupon, ReleaseStatus>, rules: () => readonly string[]) => ({
  label: LIST_TEXTS.tabs,
  filters: [RELEASE_STATUS.credited, RELEASE_STATUS.pending],
  title: (tab: ReleaseStatus) => tabTitle(tab, tab === list.filter ? list.total : null),
  onSelect: (tab: ReleaseStatus) =>
    tracker.click(PAGE, tab === RELEASE_STATUS.credited ? 'tabCredited' : 'tabPending'),
  wrap: (tabs: ReactNode) => <TabsAndRules tabs={tabs} rules={rules} />,
});

interface TabsAndRulesProps {
  readonly tabs: ReactNode;
  /** A function read inside an observer: the gateway sends the rules with the coupons. */
  readonly rules: () => readonly string[];
}

const TabsAndRules = observer(function TabsAndRules({ tabs, rules }: TabsAndRulesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <View>
      <View className={styles['bar']}>
        {tabs}
        <Expander
          text={LIST_TEXTS.rules}
          isExpanded={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          controls={RULES_ID}
        />
      </View>
      <View id={RULES_ID}>
        {isOpen && (
          <View className={styles['rules']} {...markup.access({ role: 'list', label: LIST_TEXTS.rules })}>
            {rules().map((rule, index) => (
              <View key={index} className={styles['rule']} {...markup.access({ role: 'listitem' })}>
                {`${index + 1}. ${rule}`}
              </View>
            ))}
          </View>
        )}
      </View>
    </View>
  );
});

const pendingTip = (tab: ReleaseStatus): ReactNode =>
  tab === RELEASE_STATUS.pending && <View className={styles['tip']}>{LIST_TEXTS.pendingTip}</View>;

const goSend = (component: string, couponIds: readonly string[] = []): Promise<boolean> =>
  followSend('', { page: PAGE, component }, couponIds);
const use = ({ id }: ListedCoupon): Promise<boolean> => goSend('useCoupon', [id]);
const releaseOf = (tab: ReleaseStatus): ReleaseStatus => tab;
