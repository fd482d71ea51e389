import { observable, runInAction } from 'mobx';
import { act, type ComponentProps } from 'react';
import type { PageInView } from '@/platform/inView/types';
import { testPlace } from '@/utils/testing/place';
import { PagedView } from './PagedView';

type Store = ComponentProps<typeof PagedView>['store'];
type Changes = Partial<Omit<Store, 'load' | 'loadMore'>>;

const place = testPlace();

/** A view that says at once whether the end is near. */
const nothing = (): void => undefined;
const viewThatIs = (isNear: boolean): PageInView => ({
  watch(_id, tell) {
    tell({ isNear, heightPx: 2 });
    return nothing;
  },
  watchLine: () => nothing,
  watchShown: () => nothing,
  pause: nothing,
  resume: nothing,
  end: nothing,
});

function show(changes: Changes, view: PageInView | null = null) {
  const asked: string[] = [];
  const state = observable<Changes>(
    { phase: 'ready', failureText: '系统维护中', rows: [1], more: 'none', round: 0, ...changes },
    {},
    { deep: false },
  );
  const store: Store = Object.assign(Object.create(state), {
    load: async () => void asked.push('load'),
    loadMore: async () => void asked.push('more'),
  });
  place.render(
    <PagedView
      store={store}
      view={view}
      skeleton="骨架"
      empty="空"
      loggedOutText="登录后查看"
      rowsPerScreen={6}
    >
      行
    </PagedView>,
  );
  const change = (next: Changes): void => act(() => runInAction(() => void Object.assign(state, next)));
  return { asked, change };
}

it.each([
  ['loading', '骨架', null],
  ['empty', '空', null],
  ['failed', '系统维护中', '重试'],
  ['offline', '网络好像断开了', '重试'],
  ['logged-out', '登录后查看', '去登录'],
] as const)('%s: %s, and %s leads on', async (phase, text, way) => {
  const { asked } = show({ phase });
  expect(place.element.textContent).toContain(text);
  expect(place.element.textContent).not.toContain('行');
  if (way !== null) await place.press(way);
  expect(asked).toEqual(way === null ? [] : ['load']);
});

describe('the end', () => {
  it.each([
    [0, false],
    [6, false],
    [7, true],
  ])('%i rows, all there: says so %p', (count, isSaid) => {
    show({ rows: Array.from({ length: count }) });
    expect(place.element.textContent).toBe(isSaid ? '行没有更多了' : '行');
  });

  it('asks when it is near, and not when it is far', () => {
    expect(show({ more: 'idle' }, viewThatIs(true)).asked).toEqual(['more']);
    place.unmount();
    expect(show({ more: 'idle' }, viewThatIs(false)).asked).toEqual([]);
  });

  it('where nobody can tell, and after a failure, it waits for a press', async () => {
    const { asked, change } = show({ more: 'idle' });
    expect(asked).toEqual([]);
    await place.press('点击加载更多');
    change({ more: 'failed', round: 1 });
    await place.press('加载失败，点击重试');
    expect(asked).toEqual(['more', 'more']);
  });

  it('a failed page that is near is not asked for by itself', () => {
    const { asked, change } = show({ more: 'loading' }, viewThatIs(true));
    expect(place.element.textContent).toContain('加载中…');
    change({ more: 'failed', round: 1 });
    expect(asked).toEqual([]);
  });
});
