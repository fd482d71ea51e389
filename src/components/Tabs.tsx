import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import styles from './Tabs.module.scss';

interface TabsProps<K extends string | number> {
  readonly tabs: readonly { readonly name: K; readonly title: string }[];
  readonly active: K;
  readonly onSelect: (name: K) => void;
  /** Accessible name of the row of tabs. */
  readonly label: string;
  /** Id of the element with role `tabpanel`, labelled by `tabId(panelId, active)`. */
  readonly panelId: string;
  readonly className?: string;
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
      {tabs.map(({ name, title }) => (
        <View
          key={name}
          id={tabId(panelId, name)}
          className={cx(styles['tab'], name === active && styles['active'])}
          onClick={() => select(name)}
          {...markup.access({
            role: 'tab',
            label: title,
            isSelected: name === active,
            controls: panelId,
            isFocusable: name === active ? true : 'by-script',
          })}
        >
          {title}
        </View>
      ))}
    </View>
  );
}
