import { observable, runInAction } from 'mobx';
import { tabBar } from '@/platform/tabBar';
import { ROUTES, type RouteTab } from '@/routes';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Pressable } from '@/components/Pressable';
import { cx } from '@/components/cx';
import { SafeArea } from '@/components/SafeArea';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import styles from './TabBar.module.scss';

type TabRow = Extract<(typeof ROUTES)[number], { readonly tab: RouteTab }>;
export type TabName = TabRow['name'];

/** The five tabs in the order of the bar. */
export const TABS: readonly TabRow[] = ROUTES.filter((row): row is TabRow => 'tab' in row);

const counts = observable.map<TabName, number>();

/** What stands on a tab: how many things wait there; '' for none. Mini programs cut after four characters. */
export function badgeText(name: TabName): string {
  const count = counts.get(name) ?? 0;
  return count > 99 ? '99+' : count > 0 ? String(count) : '';
}

/** Takes every number away: whoever they were for has logged out. */
export async function clearTabBadges(): Promise<void> {
  await Promise.all([...counts.keys()].map((name) => setTabBadge(name, 0)));
}

/** Puts the number of what waits on a tab. From tab pages only: on others the messaging app refuses to draw it. */
export async function setTabBadge(name: TabName, count: number): Promise<void> {
  runInAction(() => counts.set(name, count));
  const index = TABS.findIndex((tab) => tab.name === name);
  const text = badgeText(name);
  // A refused badge is drawn when the tab is shown next; where the page draws the bar, `counts` is enough.
  await (text === '' ? tabBar.removeBadge(index) : tabBar.setBadge(index, text));
}

/** The five tabs at the foot of a tab page, where no platform draws them. */
export function TabBar({ current }: { readonly current: TabName }) {
  return (
    <>
      <View className={styles['room']} />
      <View className={styles['bar']} {...markup.access({ role: 'navigation', label: '主导航' })}>
        <View className={styles['tabs']}>
          {TABS.map(({ name, tab }) => (
            <Tab key={name} name={name} text={tab.text} icon={tab.icon} isCurrent={name === current} />
          ))}
        </View>
        <SafeArea side="bottom" />
      </View>
    </>
  );
}

interface TabProps {
  readonly name: TabName;
  readonly text: string;
  readonly icon: string;
  readonly isCurrent: boolean;
}

const Tab = observer(function Tab({ name, text, icon, isCurrent }: TabProps) {
  const badge = badgeText(name);
  return (
    <Pressable
      role="link"
      className={cx(styles['tab'], isCurrent && styles['current'])}
      label={badge === '' ? text : `${text}，${badge} 项待处理`}
      isCurrent={isCurrent}
      onPress={() => (isCurrent ? undefined : navigator.goTo(name))}
    >
      <View className={cx(styles['icon'], styles[icon])} />
      <View className={styles['text']}>{text}</View>
      {badge !== '' && <View className={styles['badge']}>{badge}</View>}
    </Pressable>
  );
});
