import { View } from '@tarojs/components';
import { observer, Observer } from 'mobx-react';
import { type ReactNode, useEffect } from 'react';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import type { EmptyStateProps } from '@/components/EmptyState';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { tabId } from '@/components/Tabs';
import { WindowedList } from '@/components/WindowedList';
import { PAGED_TEXTS, type PagedQuery, type PagedRow } from '@/data/PagedQuery';
import { useElementId } from '@/hooks/useElementId';
import { usePageInView } from '@/hooks/usePageInView';
import type { PageInView } from '@/platform/inView/types';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { type ListTabs, ListTabRow } from './ListTabRow';
import { PagedEnd } from './PagedEnd';
import { StaleLine } from './StaleLine';
import { StatePage } from './StatePage';
import styles from './ListPage.module.scss';

interface NextStep {
  readonly text: string;
  readonly onPress: () => Promise<unknown>;
}

export interface ListPageProps<Row extends PagedRow, Filter> {
  readonly list: PagedQuery<Row, Filter>;
  /** Accessible name of the list. */
  readonly label: string;
  /**
   * A row with its key; `place` counts from 1. Must be the same function at every render, otherwise all mounted rows
   * re-render.
   */
  readonly renderRow: (row: Row, place: number) => ReactNode;
  /**
   * Class that sets `--row-height`, a row's height including the distance to the next one, and `--bone-words`, what its
   * skeleton draws (layers of `var(--bone)`).
   */
  readonly rowShape: string | undefined;
  /** Rows on the tallest screen: a list that fits needs no 没有更多了 below it. */
  readonly rowsPerScreen: number;
  /** Groups the rows: see `WindowedList`. */
  readonly headOf?: (row: Row) => string;
  /** Makes rows focusable with the Tab key, for rows with nothing to tap. */
  readonly isFocusable?: boolean;
  readonly tabs?: ListTabs<Filter>;
  /** What an empty list says; or, as `view`, what is shown in its place. */
  readonly empty: (filter: Filter) => EmptyStateProps | { readonly view: ReactNode };
  /** Why to log in. */
  readonly loggedOutText: string;
  /** Above the rows; pulled down with them. */
  readonly top?: ReactNode;
  /** Between tabs and rows. */
  readonly tip?: (filter: Filter) => ReactNode;
  /** Fixed at the bottom of the screen. */
  readonly footer?: ReactNode;
  /** The next step if rows are not links: a button at the bottom of the screen, once there are rows. */
  readonly next?: NextStep;
  /** What pull-to-refresh fetches besides the list. */
  readonly onRefresh?: () => Promise<unknown>;
}

/**
 * A page with one paged list: skeleton, rows with their end, empty with a next step, failed, offline, or a login link
 * after a closed login; pull-to-refresh refetches. Keeps its scroll position when shown again.
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
          <ListTabRow list={list} tabs={tabs} panelId={panelId} />
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
  return (
    <>
      {props.list.keepsAnswer && <StaleLine query={props.list} />}
      <RowStates {...props} />
    </>
  );
}

function RowStates<Row extends PagedRow, Filter>(props: PanelProps<Row, Filter>) {
  const { list, view, rowShape, rowsPerScreen, empty, loggedOutText } = props;
  return (
    <Observer>
      {() => {
        const none = empty(list.filter);
        if ('view' in none && list.phase === 'empty') return <View>{none.view}</View>;
        return (
          <StatePage
            phase={list.phase}
            skeleton={<ListSkeleton rowShape={rowShape} />}
            failedText={list.failureText}
            onRetry={list.load}
            loggedOut={{ text: loggedOutText, action: { text: PAGED_TEXTS.logIn, onPress: list.load } }}
            empty={'view' in none ? undefined : none}
          >
            {() => (
              <View>
                <WindowedList
                  items={list.rows}
                  renderRow={props.renderRow}
                  view={view}
                  unseenClassName={rowShape}
                  label={props.label}
                  headOf={props.headOf}
                  isFocusable={props.isFocusable}
                />
                <PagedEnd list={list} view={view} rowsPerScreen={rowsPerScreen} />
              </View>
            )}
          </StatePage>
        );
      }}
    </Observer>
  );
}

const SKELETON_ROWS = [1, 2, 3, 4, 5, 6];

/** Skeleton rows: one element each, on which CSS draws the text lines. */
function ListSkeleton({ rowShape }: { readonly rowShape: string | undefined }) {
  return (
    <SkeletonGroup className={cx(styles['skeletons'], rowShape)}>
      {SKELETON_ROWS.map((key) => (
        <Skeleton key={key} className={styles['skeleton']} />
      ))}
    </SkeletonGroup>
  );
}
