import { Observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { Tabs } from '@/components/Tabs';
import type { PagedQuery, PagedRow } from '@/data/PagedQuery';
import styles from './ListPage.module.scss';

/** Filters above a list: one tab each. */
export interface ListTabs<Filter> {
  /** Accessible name of the tab row. */
  readonly label: string;
  readonly filters: readonly Filter[];
  readonly title: (filter: Filter) => string;
  /** Called when a tab is tapped; the list changes automatically. */
  readonly onSelect: (filter: Filter) => void;
  /** Wraps the tab row, to put something beside it. */
  readonly wrap?: (tabs: ReactNode) => ReactNode;
}

interface TabRowProps<Row extends PagedRow, Filter> {
  readonly list: PagedQuery<Row, Filter>;
  readonly tabs: ListTabs<Filter>;
  readonly panelId: string;
}

export function ListTabRow<Row extends PagedRow, Filter>({ list, tabs, panelId }: TabRowProps<Row, Filter>) {
  const { label, filters, title, onSelect, wrap } = tabs;
  const row = (
    <Observer>
      {() => (
        <Tabs
          className={wrap === undefined ? styles['tabs'] : undefined}
          tabs={filters.map((filter, name) => ({ name, title: title(filter) }))}
          active={filters.indexOf(list.filter)}
          onSelect={(name) => {
            const filter = filters[name];
            if (filter === undefined) return;
            onSelect(filter);
            void list.select(filter);
          }}
          label={label}
          panelId={panelId}
        />
      )}
    </Observer>
  );
  return <>{wrap === undefined ? row : wrap(row)}</>;
}
