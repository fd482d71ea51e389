import type { OverlayCapability } from './types';
import './overlay.css';
import { holdBackEntry, releaseBackEntry } from './backEntry.h5';

const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),[tabindex]:not([tabindex="-1"])';

/** Open overlays, the topmost last. */
const open: { readonly close: () => void; readonly rank: number }[] = [];
let locks = 0;

function once(undo: () => void): () => void {
  let isUndone = false;
  return () => {
    if (isUndone) return;
    isUndone = true;
    undo();
  };
}

function dismissTopmost(): boolean {
  const topmost = open[open.length - 1];
  if (topmost === undefined) return false;
  topmost.close();
  return true;
}

function onKeyDown(event: KeyboardEvent): void {
  // Escape also ends the composition of an input method; that does not close the overlay.
  if (event.key === 'Escape' && !event.isComposing && dismissTopmost()) event.preventDefault();
}

function focusablesOf(elementId: string): HTMLElement[] {
  const root = document.getElementById(elementId);
  if (root === null) return [];
  return Array.from(root.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (element) => element.getAttribute('aria-hidden') !== 'true',
  );
}

export const overlay: OverlayCapability = {
  onDismiss(close, rank) {
    const entry = { close, rank };
    if (open.length === 0) document.addEventListener('keydown', onKeyDown);
    open.push(entry);
    open.sort((one, other) => one.rank - other.rank); // stable: within one rank the latest stays last
    holdBackEntry(dismissTopmost);
    return once(() => {
      open.splice(open.indexOf(entry), 1);
      // A back gesture has consumed the entry; the overlays below need a new one.
      if (open.length > 0) return holdBackEntry(dismissTopmost);
      document.removeEventListener('keydown', onKeyDown);
      releaseBackEntry();
    });
  },

  onEscape(close) {
    const onKey = (event: KeyboardEvent): void => {
      // An overlay's own listener may have come before or after this one.
      if (event.key !== 'Escape' || event.isComposing || event.repeat || event.defaultPrevented) return;
      if (open.length > 0) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', onKey);
    return once(() => document.removeEventListener('keydown', onKey));
  },

  moveFocusInto(elementId) {
    const before = document.activeElement;
    const element = document.getElementById(elementId);
    if (element !== null) {
      // Focuses the box itself, not its first button, so that a screen reader starts with the title.
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
