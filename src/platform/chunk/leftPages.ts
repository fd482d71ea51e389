import { history as router } from '@tarojs/router';
import { Current } from '@tarojs/runtime';
import { flushSync } from 'react-dom';

/** A row of the router's page table: `load` answers the page's code (or its promise), and what the router asked with. */
interface PageRoute {
  load(context: unknown, params: unknown): readonly unknown[];
}

/**
 * H5: the router shows a page when its code arrives, wherever the person is by then. Who went back meanwhile would get
 * the page they left, under the address of the one they see before it. The router passes over an answer without code.
 *
 * Called by the entry that config/index.ts writes, before the router reads the table.
 */
export function dropLeftPages(routes: readonly PageRoute[]): void {
  for (const route of routes) {
    const load = route.load.bind(route);
    Object.assign(route, {
      async load(context: unknown, params: unknown): Promise<readonly unknown[]> {
        const asked = router.location.key;
        const answer = await Promise.all(load(context, params));
        if (router.location.key !== asked) return [];
        mountAtOnce();
        return answer;
      },
    });
  }
}

type App = NonNullable<typeof Current.app>;
const atOnce = new WeakSet<App>();

/**
 * The app adds a page to a list and has React render it some time later. Who goes back in between takes the page out of
 * a list it is not in yet: Taro's `findIndex` finds nothing, `splice(-1, 1)` takes the page the person wants to see, and
 * the one they left is rendered with an address that is not its own. Rendered in the same task there is no in between,
 * and what the page reads from the address is what the router chose it by. (The very first page waits for the app.)
 */
function mountAtOnce(): void {
  const { app } = Current;
  if (app?.mount === undefined || atOnce.has(app)) return;
  atOnce.add(app);
  const mount = app.mount;
  app.mount = (...args: readonly unknown[]) => flushSync(() => void Reflect.apply(mount, app, args));
}
