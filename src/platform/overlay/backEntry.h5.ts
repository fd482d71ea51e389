import { history as router } from '@tarojs/router';
import { field } from '../attempt';

/**
 * Browser only: lets the back gesture close an overlay instead of leaving its page.
 *
 * While an overlay is open, there is one more history entry of the same page on top, with the router's own state, so
 * that the router sees no change. Going back lands on the page's first entry. That event is kept from the router, which
 * would rebuild the page, and the overlay closes. An overlay closed by its own button leaves the entry in place,
 * because removing it is asynchronous and would swallow a navigation that follows immediately. The next overlay reuses
 * the entry, and going back skips it.
 */
const MARK = 'pcOverlay';

let handleBack: (() => boolean) | null = null;
let isWatching = false;

const isOverlayEntry = (): boolean => field(window.history.state, MARK) === true;

function onPop(event: PopStateEvent): void {
  const isRouterEntry = typeof field(event.state, 'idx') === 'number';
  const isSamePage = (field(event.state, 'key') ?? 'default') === router.location.key;
  if (!isRouterEntry || !isSamePage) return;
  event.stopImmediatePropagation();
  if (isOverlayEntry()) return; // forward to a leftover entry: the same page, nothing to do
  // No overlay closed: the entry was a leftover, and the user wants the previous page.
  if (handleBack === null || !handleBack()) window.history.back();
}

/**
 * Call before the router is created: browsers call the listeners of `window` in the order of their registration, even
 * capturing ones.
 */
export function watchBack(): () => void {
  isWatching = true;
  window.addEventListener('popstate', onPop);
  return () => {
    isWatching = false;
    window.removeEventListener('popstate', onPop);
  };
}

/** `handle` is called on a back gesture and returns whether it closed something. */
export function holdBackEntry(handle: () => boolean): void {
  if (!isWatching) return;
  handleBack = handle;
  if (isOverlayEntry()) return;
  const state: unknown = window.history.state;
  window.history.pushState(
    { ...(typeof state === 'object' ? state : null), [MARK]: true },
    '',
    window.location.href,
  );
}

export function releaseBackEntry(): void {
  handleBack = null;
}
