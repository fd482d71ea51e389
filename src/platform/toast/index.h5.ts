import { bridge } from '../bridge';
import { toastPlace } from './placement';
import { type ToastCapability, toastDurationMs } from './types';
import './toast.css';

let region: HTMLElement | null = null;
let line: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Incremented by every new text: an older owner must not hide a newer text. */
let generation = 0;

/** Screen readers announce changes in a live region they know already; a new one has to be noticed first. In ms. */
const SETTLE_MS = 100;
let isSettled = false;
let settling: ReturnType<typeof setTimeout> | undefined;

/** Created on first use, and kept. */
function makeRegion(): { region: HTMLElement; line: HTMLElement } {
  if (region?.isConnected === true && line !== null) return { region, line };
  region = document.createElement('div');
  region.className = 'pc-toast';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  line = document.createElement('span');
  region.append(line);
  document.body.appendChild(region);
  isSettled = false;
  return { region, line };
}

function put(text: string, isBlocking: boolean): number {
  clearTimeout(timer);
  clearTimeout(settling);
  const made = makeRegion();
  made.region.toggleAttribute('data-blocking', isBlocking && text !== '');
  const write = (): void => {
    isSettled = true;
    made.line.textContent = text;
  };
  if (isSettled) write();
  else settling = setTimeout(write, SETTLE_MS);
  generation += 1;
  return generation;
}

/** The focused control: the pressed one, or the field that a form has moved to. Null: none, or its page is gone. */
function aboutRect(): DOMRect | null {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body ? null : activeElement.getBoundingClientRect();
}

function showHere(text: string): void {
  const place = toastPlace(aboutRect(), window.innerHeight);
  const mine = put(text, false);
  region?.setAttribute('data-place', place);
  timer = setTimeout(() => {
    if (mine === generation) put('', false);
  }, toastDurationMs(text));
}

export const toast: ToastCapability = {
  show(text) {
    if (!bridge.isAvailable()) return showHere(text);
    if (line !== null) put('', false);
    // Uses the consumer app's own toast inside that app (product §2.8); a version without one gets ours.
    void bridge.call('toast', { text }).then((answer) => {
      if (answer.kind === 'unsupported' || answer.kind === 'failed') showHere(text);
    });
  },
  loading(text) {
    const mine = put(text, true);
    region?.removeAttribute('data-place');
    return () => {
      if (mine === generation) put('', false);
    };
  },
} satisfies ToastCapability;
