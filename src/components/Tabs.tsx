import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import styles from './Tabs.module.scss';

interface TabsProps<K extends string | number> {
  /** `face`: what is shown, where that is more than the title. */
  readonly tabs: readonly { readonly name: K; readonly title: string; readonly face?: ReactNode }[];
  readonly active: K;
  readonly onSelect: (name: K) => void;
  /** Accessible name of the row of tabs. */
  readonly label: string;
  /** Id of the element with role `tabpanel`, labelled by `tabId(panelId, active)`. */
  readonly panelId: string;
  readonly className?: string;
  /** Of each tab. */
  readonly tabClassName?: string;
}

/** Id of a tab's element, for its panel's `labelledBy`. */
export const tabId = (panelId: string, name: string | number): string => `${panelId}-tab-${name}`;

/** A row of tabs. In browsers the arrow keys move between them, because the Tab key stops only at the selected one. */
export function Tabs<K extends string | number>({
  tabs,
  active,
  onSelect,
  label,
  panelId,
  className,
  tabClassName,
}: TabsProps<K>) {
  const select = (name: K): void => {
    if (name !== active) onSelect(name);
  };
  return (
    <View
      className={cx(styles['tabs'], className)}
      {...markup.access({ role: 'tablist', label })}
      {...markup.tabKeys((index) => {
        const tab = tabs[index];
        if (tab !== undefined) select(tab.name);
      })}
    >
      {tabs.map(({ name, title, face }) => (
        <View
          key={name}
          id={tabId(panelId, name)}
          className={cx(styles['tab'], name === active && styles['active'], tabClassName)}
          onClick={() => select(name)}
          {...markup.access({
            role: 'tab',
            label: title,
            isSelected: name === active,
            controls: panelId,
            isFocusable: name === active ? true : 'by-script',
          })}
        >
          {face ?? title}
        </View>
      ))}
    </View>
  );
}
