import type { OverlayCapability } from './types';
import './overlay.css';
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

const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),[tabindex]:not([tabindex="-1"])';

/** Open overlays, the latest last. */
const open: (() => void)[] = [];
let locks = 0;

function once(undo: () => void): () => void {
  let isUndone = false;
  return () => {
    if (isUndone) return;
    isUndone = true;
    undo();
  };
}

function dismissLatest(): boolean {
  const close = open[open.length - 1];
  if (close === undefined) return false;
  close();
  return true;
}

function onKeyDown(event: KeyboardEvent): void {
  // Escape also ends the composition of an input method; that is not meant for the overlay.
  if (event.key === 'Escape' && !event.isComposing && dismissLatest()) event.preventDefault();
}

function focusablesOf(elementId: string): HTMLElement[] {
  const root = document.getElementById(elementId);
  if (root === null) return [];
  return Array.from(root.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (element) => element.getAttribute('aria-hidden') !== 'true',
  );
}

export const overlay: OverlayCapability = {
  watchBack,

  onDismiss(close) {
    const entry = (): void => close();
    if (open.length === 0) document.addEventListener('keydown', onKeyDown);
    open.push(entry);
    holdBackEntry(dismissLatest);
    return once(() => {
      open.splice(open.indexOf(entry), 1);
      // A back gesture has used the entry up; the overlays below need one again.
      if (open.length > 0) return holdBackEntry(dismissLatest);
      document.removeEventListener('keydown', onKeyDown);
      releaseBackEntry();
    });
  },

  moveFocusInto(elementId) {
    const before = document.activeElement;
    const element = document.getElementById(elementId);
    if (element !== null) {
      // The box itself, not its first button: a screen reader then starts with the title.
      if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
      element.focus({ preventScroll: true });
    }
    return once(() => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    });
  },

  lockScroll() {
    const root = document.documentElement;
    locks += 1;
    root.classList.add('pc-locked');
    return once(() => {
      locks -= 1;
      if (locks === 0) root.classList.remove('pc-locked');
    });
  },

  trapFocus(elementId) {
    const onTab = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab') return;
      const focusables = focusablesOf(elementId);
      const first = focusables[0];
      const last = focusables[focusables.length - 1];
      if (first === undefined || last === undefined) return event.preventDefault();
      const active = document.activeElement;
      const isInside = document.getElementById(elementId)?.contains(active) === true;
      if (
        event.shiftKey
          ? !isInside || active === first || active?.id === elementId
          : !isInside || active === last
      ) {
        event.preventDefault();
        (event.shiftKey ? last : first).focus();
      }
    };
    document.addEventListener('keydown', onTab);
    return once(() => document.removeEventListener('keydown', onTab));
  },
} satisfies OverlayCapability;
