import { bridge } from '../bridge';
import { toastDurationMs } from './duration';
import type { ToastCapability } from './types';

/**
 * Own names and colours, because this element lives outside every component. White on them has a contrast of at least
 * 7 over any page; in dark mode they are lighter, to stand out from the page.
 */
const STYLE = `.pc-toast{position:fixed;z-index:2000;top:0;right:0;bottom:0;left:0;display:flex;align-items:center;justify-content:center;padding:32px;pointer-events:none}
.pc-toast[data-blocking]{pointer-events:auto}
.pc-toast>span{max-width:280px;padding:12px 16px;border-radius:8px;background:rgba(17,17,17,.88);color:#fff;font-size:14px;line-height:20px;text-align:center;overflow-wrap:anywhere}
.pc-toast>span:empty{display:none}
.pc-toast[data-blocking]>span::before{content:"";display:block;width:24px;height:24px;margin:0 auto 8px;border:2px solid;border-top-color:transparent;border-radius:50%;animation:pc-spin .8s linear infinite}
@media(prefers-color-scheme:dark){.pc-toast>span{background:rgba(72,78,88,.96)}}
@keyframes pc-spin{to{transform:rotate(1turn)}}
@media(prefers-reduced-motion:reduce){.pc-toast[data-blocking]>span::before{animation-duration:3s}}`;

let region: HTMLElement | null = null;
let line: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Grows with everything put on screen: an older owner's hiding must not take away a newer text. */
let generation = 0;

/** Screen readers announce what changes in a region that they know; a new one has to be noticed first. */
const SETTLE_MS = 100;
let isSettled = false;
let settling: ReturnType<typeof setTimeout> | undefined;

/** Made on first use, and stays. */
function makeRegion(): { region: HTMLElement; line: HTMLElement } {
  if (region?.isConnected === true && line !== null) return { region, line };
  const style = document.createElement('style');
  style.textContent = STYLE;
  region = document.createElement('div');
  region.className = 'pc-toast';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  line = document.createElement('span');
  region.append(style, line);
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

function showHere(text: string): void {
  const mine = put(text, false);
  timer = setTimeout(() => {
    if (mine === generation) put('', false);
  }, toastDurationMs(text));
}

export const toast: ToastCapability = {
  show(text) {
    if (!bridge.isAvailable()) return showHere(text);
    if (line !== null) put('', false);
    // Inside the consumer app its own toast (spec 2 §8); a version without one gets ours.
    void bridge.call('toast', { text }).then((answer) => {
      if (answer.kind === 'unsupported' || answer.kind === 'failed') showHere(text);
    });
  },
  loading(text) {
    const mine = put(text, true);
    return () => {
      if (mine === generation) put('', false);
    };
  },
  hide() {
    if (line !== null) put('', false);
  },
} satisfies ToastCapability;
