import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Expander } from '@/components/Expander';
import { Tabs } from '@/components/Tabs';
import { markup } from '@/platform/markup';
import type { CouponListStore } from '../CouponListStore';
import { tabTitle } from '@/domain/coupon/listRules';
import { LIST_TEXTS, RULES } from '@/domain/coupon/listTexts';
import { RELEASE_STATUS, type ReleaseStatus } from '@/domain/coupon/listTypes';
import styles from './ListHeader.module.scss';

interface ListHeaderProps {
  readonly store: CouponListStore;
  readonly panelId: string;
  readonly onTab: (tab: ReleaseStatus) => void;
}

const ORDER = [RELEASE_STATUS.credited, RELEASE_STATUS.pending];
const RULES_ID = 'coupon-rules';

/** Stays at the top: the two tabs, of which the active one carries the count, and the rules toggle. */
export const ListHeader = observer(function ListHeader({ store, panelId, onTab }: ListHeaderProps) {
  return (
    <View className={styles['header']}>
      <View className={styles['bar']}>
        <Tabs
          tabs={ORDER.map((name) => ({
            name,
            title: tabTitle(name, name === store.tab ? store.total : null),
          }))}
          active={store.tab}
          onSelect={onTab}
          label={LIST_TEXTS.tabs}
          panelId={panelId}
        />
        <Expander
          text={LIST_TEXTS.rules}
          isExpanded={store.isRulesOpen}
          onToggle={store.toggleRules}
          controls={RULES_ID}
        />
      </View>
      <View id={RULES_ID}>
        {store.isRulesOpen && (
          <View className={styles['rules']} {...markup.access({ role: 'list', label: LIST_TEXTS.rules })}>
            {RULES.map((rule, index) => (
              <View key={rule} className={styles['rule']} {...markup.access({ role: 'listitem' })}>
                {`${index + 1}. ${rule}`}
              </View>
            ))}
          </View>
        )}
      </View>
    </View>
  );
});
