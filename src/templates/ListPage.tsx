import { View } from '@tarojs/components';
import { observer, Observer } from 'mobx-react';
import { type ReactNode, useEffect } from 'react';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { LoadingText } from '@/components/LoadingText';
import { NearSentinel } from '@/components/NearSentinel';
import { Pressable } from '@/components/Pressable';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import type { EmptyStateProps } from '@/components/StateView';
import { tabId, Tabs } from '@/components/Tabs';
import { WindowedList } from '@/components/WindowedList';
import { PAGED_TEXTS, type PagedQuery, type PagedRow } from '@/data/PagedQuery';
import { useElementId } from '@/hooks/useElementId';
import { usePageInView } from '@/hooks/usePageInView';
import type { PageInView } from '@/platform/inView/types';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import styles from './ListPage.module.scss';
import { StatePage } from './StatePage';

/** The choices over a list: one tab each. */
export interface ListTabs<Filter> {
  /** What the row of tabs is about. */
  readonly label: string;
  readonly filters: readonly Filter[];
  readonly title: (filter: Filter) => string;
  /** A tab was pressed; the list follows by itself. */
  readonly onSelect: (filter: Filter) => void;
  /** Around the row of tabs, for what stands beside it. */
  readonly wrap?: (tabs: ReactNode) => ReactNode;
}

export interface NextStep {
  readonly text: string;
  readonly onPress: () => Promise<unknown>;
}

export interface ListPageProps<Row extends PagedRow, Filter> {
  readonly list: PagedQuery<Row, Filter>;
  /** What a screen reader calls the list. */
  readonly label: string;
  /** A row with its key; `place` counts from 1. The same function at every render, or all mounted rows render again. */
  readonly renderRow: (row: Row, place: number) => ReactNode;
  /**
   * Says with `--row-height` how high a row is, its distance to the next one included, and with `--bone-words` what its
   * skeleton draws (layers of `var(--bone)`).
   */
  readonly rowShape: string | undefined;
  /** Rows on the tallest screen: a list that fits it needs no 没有更多了 under it. */
  readonly rowsPerScreen: number;
  /** A stop of the Tab key, for rows with nothing to press. */
  readonly isFocusable?: boolean;
  readonly tabs?: ListTabs<Filter>;
  readonly empty: (filter: Filter) => EmptyStateProps;
  /** What a login is for. */
  readonly loggedOutText: string;
  /** Over the rows, pulled with them. */
  readonly top?: ReactNode;
  /** Between tabs and rows. */
  readonly tip?: (filter: Filter) => ReactNode;
  /** Stays at the bottom of the screen. */
  readonly footer?: ReactNode;
  /** The way on from rows that lead nowhere: a button at the bottom of the screen, once there are rows. */
  readonly next?: NextStep;
  /** What a pull asks for besides the list. */
  readonly onRefresh?: () => Promise<unknown>;
}

/**
 * A page that is one list, in pages of its own: skeleton, rows with their end, empty with a way on, failed, offline, or
 * the way to the login that was closed; pulled down it asks again. It keeps its place when it comes back on screen.
 */
export function ListPage<Row extends PagedRow, Filter>(props: ListPageProps<Row, Filter>) {
  const { list, tabs, top, footer, next, onRefresh } = props;
  const view = usePageInView();
  const panelId = useElementId('list');
  useEffect(() => {
    void list.load();
  }, [list]);
  const refresh = async (): Promise<void> => {
    const [outcome] = await Promise.all([list.refresh(), onRefresh?.()]);
    if (outcome === 'failed') toast.show(PAGED_TEXTS.refreshFailed);
  };
  return (
    <View
      className={cx(
        styles['page'],
        tabs === undefined && styles['untabbed'],
        (footer !== undefined || next !== undefined) && styles['footed'],
      )}
    >
      {tabs !== undefined && (
        <View className={styles['header']}>
          <TabRow list={list} tabs={tabs} panelId={panelId} />
        </View>
      )}
      <PullToRefresh className={styles['pull']} onRefresh={refresh}>
        {top}
        <Panel {...props} view={view} panelId={panelId} />
      </PullToRefresh>
      {footer !== undefined && <View className={styles['footer']}>{footer}</View>}
      {next !== undefined && <NextBar list={list} next={next} />}
    </View>
  );
}

interface NextBarProps {
  readonly list: Pick<PagedQuery<PagedRow, unknown>, 'phase'>;
  readonly next: NextStep;
}

const NextBar = observer(function NextBar({ list, next: { text, onPress } }: NextBarProps) {
  if (list.phase !== 'ready') return null;
  return (
    <View className={styles['footer']}>
      <Button isBlock onClick={onPress}>
        {text}
      </Button>
    </View>
  );
});

interface TabRowProps<Row extends PagedRow, Filter> {
  readonly list: PagedQuery<Row, Filter>;
  readonly tabs: ListTabs<Filter>;
  readonly panelId: string;
}

function TabRow<Row extends PagedRow, Filter>({ list, tabs, panelId }: TabRowProps<Row, Filter>) {
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

interface PanelProps<Row extends PagedRow, Filter> extends ListPageProps<Row, Filter> {
  readonly view: PageInView | null;
  readonly panelId: string;
}

function Panel<Row extends PagedRow, Filter>(props: PanelProps<Row, Filter>) {
  const { list, tabs, tip, panelId } = props;
  if (tabs === undefined) return <States {...props} />;
  return (
    <Observer>
      {() => (
        <View
          id={panelId}
          className={styles['panel']}
          {...markup.access({
            role: 'tabpanel',
            labelledBy: tabId(panelId, tabs.filters.indexOf(list.filter)),
          })}
        >
          {tip !== undefined && <View>{tip(list.filter)}</View>}
          <States {...props} />
        </View>
      )}
    </Observer>
  );
}

function States<Row extends PagedRow, Filter>(props: PanelProps<Row, Filter>) {
  const { list, view, rowShape, rowsPerScreen, empty, loggedOutText } = props;
  return (
    <Observer>
      {() => (
        <StatePage
          phase={list.phase}
          skeleton={<Bones rowShape={rowShape} />}
          failedText={list.failureText}
          onRetry={list.load}
          loggedOut={{ text: loggedOutText, action: { text: PAGED_TEXTS.logIn, onPress: list.load } }}
          empty={empty(list.filter)}
        >
          {() => (
            <View>
              <WindowedList
                items={list.rows}
                renderRow={props.renderRow}
                view={view}
                unseenClassName={rowShape}
                label={props.label}
                isFocusable={props.isFocusable}
              />
              <PagedEnd list={list} view={view} rowsPerScreen={rowsPerScreen} />
            </View>
          )}
        </StatePage>
      )}
    </Observer>
  );
}

const BONES = [1, 2, 3, 4, 5, 6];

/** Rows to come: one element each, on which its style draws the words. */
function Bones({ rowShape }: { readonly rowShape: string | undefined }) {
  return (
    <SkeletonGroup className={cx(styles['bones'], rowShape)}>
      {BONES.map((bone) => (
        <Skeleton key={bone} className={styles['bone']} />
      ))}
    </SkeletonGroup>
  );
}

interface PagedEndProps {
  readonly list: Pick<PagedQuery<PagedRow, unknown>, 'rows' | 'more' | 'round' | 'loadMore'>;
  readonly view: PageInView | null;
  readonly rowsPerScreen: number;
}

/** Under the rows: asks for the next page when it comes near, and says how that stands. */
const PagedEnd = observer(function PagedEnd({ list, view, rowsPerScreen }: PagedEndProps) {
  // A page that failed, or that needs a login, waits for a press: asking by itself would ask without end.
  const askWhenNear = (): void => {
    if (list.more === 'idle') void list.loadMore();
  };
  return (
    <NearSentinel view={view} round={list.round} onNear={askWhenNear} className={styles['end']}>
      <EndWords list={list} view={view} rowsPerScreen={rowsPerScreen} />
    </NearSentinel>
  );
});

const EndWords = observer(function EndWords({ list, view, rowsPerScreen }: PagedEndProps) {
  switch (list.more) {
    case 'failed':
      return <Ask text={PAGED_TEXTS.moreFailed} onPress={list.loadMore} />;
    case 'logged-out':
      return <Ask text={PAGED_TEXTS.moreLoggedOut} onPress={list.loadMore} />;
    case 'idle':
      if (view === null) return <Ask text={PAGED_TEXTS.loadMore} onPress={list.loadMore} />;
      return <LoadingText text={PAGED_TEXTS.loadingMore} />;
    case 'loading':
      return <LoadingText text={PAGED_TEXTS.loadingMore} />;
    case 'none':
      return list.rows.length > rowsPerScreen ? <LoadingText text={PAGED_TEXTS.noMore} /> : null;
  }
});

function Ask({ text, onPress }: { readonly text: string; readonly onPress: () => Promise<void> }) {
  return (
    <Pressable className={styles['ask']} onPress={onPress}>
      {text}
    </Pressable>
  );
}
