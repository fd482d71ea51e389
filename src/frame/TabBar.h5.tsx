import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { SafeArea } from '@/components/SafeArea';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { badgeText, TABS, type TabName } from './tabBadges';
import styles from './TabBar.module.scss';

/**
 * The five tabs at the bottom of a tab page. H5 only: mini programs have a tab bar of their own, and their packages shall
 * not carry this one.
 */
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
