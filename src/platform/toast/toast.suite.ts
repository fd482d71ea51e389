/** The host calls, and their order, for consecutive notices. */
import { toast } from '.';
import Taro from '@tarojs/taro';

type Native = (options?: { readonly title?: string }) => Promise<unknown>;

const host = Taro as unknown as Record<string, Native>;
const calls: string[] = [];
/** Pending host calls, oldest first. */
const owed: ((isDone: boolean) => void)[] = [];

const native =
  (name: string): Native =>
  (options) => {
    calls.push(options?.title === undefined ? name : `${name} ${options.title}`);
    return new Promise((resolve, reject) => {
      owed.push((isDone) => (isDone ? resolve({}) : reject({ errMsg: `${name}:fail` })));
    });
  };

async function answer(isDone = true): Promise<void> {
  owed.shift()?.(isDone);
  await jest.advanceTimersByTimeAsync(0);
}

export function toastSuite(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    calls.length = 0;
    for (const name of ['showToast', 'showLoading', 'hideLoading']) host[name] = native(name);
  });
  afterEach(async () => {
    while (owed.length > 0) await answer();
    jest.useRealTimers();
  });
  const turn = () => jest.advanceTimersByTimeAsync(0);

  test('a progress notice is hidden once it is on screen, and only once', async () => {
    const stop = toast.loading('加载中');
    stop();
    stop();
    await turn();
    expect(calls).toEqual(['showLoading 加载中']);
    await answer();
    expect(calls).toEqual(['showLoading 加载中', 'hideLoading']);
  });

  test('a toast right after it stays: the notice is hidden first', async () => {
    const stop = toast.loading('加载中');
    stop();
    toast.show('好了');
    await turn();
    await answer();
    await answer();
    expect(calls).toEqual(['showLoading 加载中', 'hideLoading', 'showToast 好了']);
  });

  test('a rejected notice is not hidden: the place may show another’s', async () => {
    const stop = toast.loading('加载中');
    await turn();
    await answer(false);
    stop();
    await turn();
    toast.show('好了');
    await turn();
    expect(calls).toEqual(['showLoading 加载中', 'showToast 好了']);
  });

  test('an older owner does not hide a newer notice', async () => {
    const stopFirst = toast.loading('一');
    const stopSecond = toast.loading('二');
    stopFirst();
    await turn();
    await answer();
    await answer();
    expect(calls).toEqual(['showLoading 一', 'showLoading 二']);
    stopSecond();
    await turn();
    expect(calls.at(-1)).toBe('hideLoading');
  });

  test('a host that never responds delays the next one by a second', async () => {
    toast.show('一');
    toast.show('二');
    await turn();
    expect(calls).toEqual(['showToast 一']);
    await jest.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual(['showToast 一', 'showToast 二']);
  });
}
