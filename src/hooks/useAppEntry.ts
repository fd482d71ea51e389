import { useDidShow, useLaunch } from '@tarojs/taro';

/** What the platform reports when the app opens; `query` contains the page's own parameters undecoded. */
interface EntryOptions {
  readonly query: Readonly<Record<string, unknown>>;
  readonly scene: unknown;
}

/**
 * For the app's component: calls back when the app is opened (`launch`) and when it comes to the foreground (`show`).
 */
export function useAppEntry(onEntry: (options: EntryOptions, moment: 'launch' | 'show') => void): void {
  useLaunch(({ query, scene }) => onEntry({ query: query ?? {}, scene }, 'launch'));
  useDidShow((options) => onEntry({ query: options?.query ?? {}, scene: options?.scene }, 'show'));
}
