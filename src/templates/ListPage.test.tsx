import { observable, runInAction } from 'mobx';
import { act } from 'react';
import type { PagedQuery, PagedRow, RefreshOutcome } from '@/data/PagedQuery';
import type { PageInView } from '@/platform/inView/types';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { ListPage, type ListPageProps } from './ListPage';

const mocked: { view: PageInView | null; pull: () => void; said: string[] } = {
  view: null,
  pull: () => undefined,
  said: [],
};
jest.mock('@/hooks/usePageInView', () => ({ usePageInView: () => mocked.view }));
// Page lifecycle hooks need a running Taro page.
jest.mock('@/hooks/useHostPull', () => ({
  useHostPull: (onPull: () => void) => {
    mocked.pull = onPull;
  },
}));
jest.mock('@/platform/toast', () => ({ toast: { show: (text: string) => mocked.said.push(text) } }));

type List = PagedQuery<PagedRow, string>;
type Changes = Partial<Pick<List, 'phase' | 'rows' | 'more' | 'round' | 'filter' | 'staleSince'>>;

const place = testPlace();
beforeEach(() => {
  mocked.said = [];
});

/** A view that reports immediately whether the end is near. */
const nothing = (): void => undefined;
const viewThatIs = (isNear: boolean): PageInView => ({
  watch(_id, notify) {
    notify({ isNear, heightPx: 2 });
    return nothing;
  },
  watchLine: () => nothing,
  watchShown: () => nothing,
  pause: nothing,
  resume: nothing,
  end: nothing,
});

interface Setting extends Partial<ListPageProps<PagedRow, string>> {
  readonly view?: PageInView | null;
  readonly refreshed?: RefreshOutcome;
}

function show(changes: Changes, { view = null, refreshed = 'done', ...props }: Setting = {}) {
  mocked.view = view;
  const asked: string[] = [];
  const state = observable<Changes>(
    { phase: 'ready', rows: rows(1), more: 'none', round: 0, staleSince: null, filter: '未用', ...changes },
    {},
    { deep: false },
  );
  const list: List = Object.assign(Object.create(state), {
    failureText: '系统维护中',
    load: async () => void asked.push('load'),
    loadMore: async () => void asked.push('more'),
    select: async (filter: string) => void asked.push(filter),
    refresh: async () => {
      asked.push('refresh');
      return refreshed;
    },
  });
  place.render(
    <ListPage
      list={list}
      label="列表"
      renderRow={({ id }) => <i key={id}>行</i>}
      rowShape="shape"
      rowsPerScreen={6}
      empty={(filter) => ({ text: `没有${filter}` })}
      loggedOutText="登录后查看"
      {...props}
    />,
  );
  const first = asked.splice(asked.indexOf('load'), 1);
  const change = (next: Changes): void => act(() => runInAction(() => void Object.assign(state, next)));
  return { asked, change, first };
}
const rows = (count: number): readonly PagedRow[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index) }));
const words = (): string => place.element.textContent ?? '';

it('loads once when it opens', () => expect(show({ phase: 'loading' }).first).toEqual(['load']));

it.each([
  ['loading', '', null],
  ['empty', '没有未用', null],
  ['failed', '系统维护中', '重试'],
  ['offline', '网络好像断开了', '重试'],
  ['logged-out', '登录后查看', '去登录'],
] as const)('%s: %s, and %s is the next step', async (phase, text, way) => {
  const { asked } = show({ phase });
  expect(words()).toContain(text);
  expect(words()).not.toContain('行');
  expect(place.element.querySelectorAll('.skeleton').length > 0).toBe(phase === 'loading');
  if (way !== null) await place.press(way);
  expect(asked).toEqual(way === null ? [] : ['load']);
});

it.each([
  [undefined, 0],
  ['以上为全部', 1],
])('a footer %p: %d', (footer, count) => {
  show({}, { footer });
  expect(place.element.querySelectorAll('.footer')).toHaveLength(count);
});

it.each([
  ['empty', '没有未用的，看看别的'],
  ['failed', '系统维护中重试'],
] as const)('a view in place of the empty list: %s, %s', (phase, text) => {
  show({ phase }, { empty: (filter) => ({ view: <b>{`没有${filter}的，看看别的`}</b> }) });
  expect(words()).toBe(text);
});

describe('tabs', () => {
  const chosen: string[] = [];
  const tabs = {
    label: '状态',
    filters: ['未用', '已用'],
    title: (filter: string) => `${filter}的`,
    onSelect: (filter: string) => void chosen.push(filter),
  };

  it('a tapped tab notifies the page, and the list follows', async () => {
    const { asked } = show({}, { tabs });
    await place.press('已用的');
    expect([chosen, asked]).toEqual([['已用'], ['已用']]);
  });

  it('the open tab, its tip and its empty text follow the list', () => {
    const { change } = show({}, { tabs, tip: (filter) => filter === '已用' && '温馨提示' });
    const open = (): string => place.element.querySelector('[aria-selected=true]')?.textContent ?? '';
    expect([open(), words().includes('温馨提示')]).toEqual(['未用的', false]);
    change({ filter: '已用', phase: 'empty' });
    expect([open(), words().includes('温馨提示'), words().includes('没有已用')]).toEqual([
      '已用的',
      true,
      true,
    ]);
  });

  it('an element beside the tabs; a top above the rows, a footer below', () => {
    show({}, { tabs: { ...tabs, wrap: (row) => <b>{row}规则</b> }, top: '头', footer: '脚' });
    expect(words()).toBe('未用的已用的规则头行脚');
  });
});

it.each([
  ['done', []],
  ['nothing', []],
  ['failed', ['刷新失败，请稍后重试']],
] as const)(
  'pull-to-refresh refetches the list and what the page adds; %s shows %p',
  async (refreshed, said) => {
    const onRefresh = jest.fn(async () => undefined);
    const { asked } = show({}, { refreshed, onRefresh });
    await act(async () => {
      mocked.pull();
      await settle();
    });
    expect([asked, onRefresh.mock.calls.length, mocked.said]).toEqual([['refresh'], 1, said]);
  },
);

describe('the end of the list', () => {
  it.each([
    [6, false],
    [7, true],
  ])('%i rows, all loaded: shows the end %p', (count, isSaid) => {
    show({ rows: rows(count) });
    expect(words().includes('没有更多了')).toBe(isSaid);
  });

  it('loads when it is near, and not when it is far', () => {
    expect(show({ more: 'idle' }, { view: viewThatIs(true) }).asked).toEqual(['more']);
    place.unmount();
    expect(show({ more: 'idle' }, { view: viewThatIs(false) }).asked).toEqual([]);
  });

  it('without visibility detection, and after a failure, it waits for a tap', async () => {
    const { asked, change } = show({ more: 'idle' });
    expect(asked).toEqual([]);
    await place.press('点击加载更多');
    change({ more: 'failed', round: 1 });
    await place.press('加载失败，点击重试');
    expect(asked).toEqual(['more', 'more']);
  });

  it.each([
    ['failed', '加载失败，点击重试'],
    ['logged-out', '登录后查看更多，去登录'],
  ] as const)('a page that is %s and near waits for a tap', async (more, text) => {
    const { asked, change } = show({ more: 'loading' }, { view: viewThatIs(true) });
    expect(words()).toContain('加载中…');
    change({ more, round: 1 });
    expect(asked).toEqual([]);
    await place.press(text);
    expect(asked).toEqual(['more']);
  });
});
