import { history as router } from '@tarojs/router';
import { Current } from '@tarojs/runtime';
import { flushSync } from 'react-dom';

/**
 * A row of the router's page table. `load` returns the page's code (or a promise of it); it receives what the router
 * passes.
 */
interface PageRoute {
  load(context: unknown, params: unknown): readonly unknown[];
}

/**
 * H5: the router shows a page when its code arrives, wherever the user is by then. A user who has gone back in the
 * meantime would get the page they left, under the address of the page before it. The router ignores a result without
 * code, so such a load returns an empty one.
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
 * The app adds a page to a list and React renders it some time later. If the user goes back in between, the page to
 * remove is not in the list yet: Taro's `findIndex` returns -1, `splice(-1, 1)` removes the page that the user wants to
 * see, and the page they left is rendered with an address that is not its own. Rendering in the same task leaves no
 * gap, and the page reads the same address that the router matched. (The very first page waits for the app.)
 */
function mountAtOnce(): void {
  const { app } = Current;
  if (app?.mount === undefined || atOnce.has(app)) return;
  atOnce.add(app);
  const mount = app.mount;
  app.mount = (...args: readonly unknown[]) => flushSync(() => void Reflect.apply(mount, app, args));
}
