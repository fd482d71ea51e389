/** @jest-environment jsdom */
import { platformContract } from './contract.suite';

jest.mock('@tarojs/router', () => {
  let isBroken = false;
  const move = (): Promise<unknown> =>
    isBroken ? Promise.reject({ errMsg: 'navigateTo:fail' }) : Promise.resolve({});
  return {
    navigateTo: move,
    redirectTo: move,
    reLaunch: move,
    switchTab: move,
    history: { location: { key: 'default' } },
    setBroken: (next: boolean) => {
      isBroken = next;
    },
  };
});

const { setBroken } = jest.requireMock<{ setBroken: (next: boolean) => void }>('@tarojs/router');

let listeners = 0;
for (const target of [window, document]) {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  const alive = new Set<string>();
  const ids = new Map<unknown, number>();
  const idOf = (type: string, listener: unknown): string => {
    if (!ids.has(listener)) ids.set(listener, ids.size);
    return `${type}:${ids.get(listener) ?? 0}`;
  };
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    alive.add(idOf(type, listener));
    listeners += 1;
    add(type, listener, options);
  };
  target.removeEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ) => {
    if (alive.delete(idOf(type, listener))) listeners -= 1;
    remove(type, listener, options);
  };
}

beforeAll(() => {
  // jsdom reports each unimplemented navigation to the console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(window, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

platformContract({
  name: 'h5',
  countListeners: () => listeners,
  breakEverything() {
    setBroken(true);
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse),
    );
    return () => {
      setBroken(false);
      for (const spy of spies) spy.mockRestore();
    };
  },
});
