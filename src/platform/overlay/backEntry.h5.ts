import { history as router } from '@tarojs/router';
import { field } from '../attempt';

/**
 * Browser only: lets the back gesture close an overlay instead of leaving its page.
 *
 * While an overlay is open, one more history entry of the same page lies on top, with the router's own state, so
 * that the router sees nothing new. Going back lands on the page's first entry; that event is kept from the
 * router, which would build the page anew, and the overlay closes. An overlay closed by its own button leaves the
 * entry where it is, because taking it away is asynchronous and would swallow a navigation that follows at once;
 * the next overlay uses it again, and going back passes over it.
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
  if (isOverlayEntry()) return; // forward onto a leftover entry: the same page, nothing to do
  // Nobody took it: the entry was a leftover, and the person means the page before.
  if (handleBack === null || !handleBack()) window.history.back();
}

/**
 * Has to be called before the router is made: browsers call the listeners of `window` in the order of their
 * registration, even those that ask for the capture phase.
 */
export function watchBack(): () => void {
  isWatching = true;
  window.addEventListener('popstate', onPop);
  return () => {
    isWatching = false;
    window.removeEventListener('popstate', onPop);
  };
}

/** `handle` is called on a back gesture and answers whether it closed something. */
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
