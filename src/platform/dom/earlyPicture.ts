import { frameDrawn } from './frameDrawn';

/**
 * H5 only: the picture shown in place of the page's first one, inserted by the HTML before the app's code has loaded
 * (`src/early`); `platform/preview` removes it. Separate functions, so that the HTML's script and the app each carry
 * only what they call.
 */
export const EARLY_PICTURE_ID = 'early-picture';

/** The page's column (frame/PageFrame.module.scss, 828 px at a 750 px design width), in the root font size. */
const BOX =
  'position:absolute;z-index:1;top:0;right:0;left:0;max-width:20.7rem;aspect-ratio:750/620;margin:0 auto;pointer-events:none;display:flex;align-items:center;justify-content:center;background:#8881';
/**
 * Uses the app's own fonts. Their first use is the slowest part on a cheap phone; this loads them before the picture
 * arrives.
 */
const WORDS =
  "opacity:.6;color:CanvasText;font:700 14px 'PingFang SC','HarmonyOS Sans SC','Noto Sans CJK SC',sans-serif";
const PICTURE = 'position:absolute;width:100%;height:100%;object-fit:cover';

const PAINT_WAIT_MS = 400;

/** Waits for `work`, but no longer than `ms`: a page in the background draws no frames. */
const within = (ms: number, work: () => Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const done = (): void => {
      clearTimeout(timer);
      resolve();
    };
    work().then(done, done);
  });

function add<Tag extends keyof HTMLElementTagNameMap>(
  parent: Node,
  tag: Tag,
  style: string,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.style.cssText = style;
  parent.appendChild(element);
  return element;
}

const boxThere = (): HTMLElement | null => document.getElementById(EARLY_PICTURE_ID);

/**
 * Reserves the picture's place at the top of the page, as wide as the page's column with the ratio 750 to 620, and
 * shows the text `waiting` in it. No-op when it exists already.
 */
export function beginEarlyPicture(waiting: string): void {
  if (boxThere() !== null) return;
  // The HTML's script runs before the body is parsed.
  const box = add(document.documentElement, 'div', BOX);
  box.id = EARLY_PICTURE_ID;
  // The app announces loading to screen readers itself.
  box.setAttribute('aria-hidden', 'true');
  add(box, 'span', WORDS).textContent = waiting;
}

/** Shows the picture; only the first call has an effect. No-op when `beginEarlyPicture` was not called. */
export function showEarlyPicture(url: string): void {
  const box = boxThere();
  if (box === null || box.querySelector('img') !== null) return;
  const picture = add(box, 'img', PICTURE);
  picture.alt = '';
  picture.setAttribute('fetchpriority', 'high');
  picture.src = url;
}

/**
 * Resolves when the picture has been painted, has failed, or none is loading, and after 400 ms at the latest. Never
 * rejects.
 */
export async function earlyPicturePainted(): Promise<void> {
  const picture = boxThere()?.querySelector('img');
  if (!picture) return;
  await within(PAINT_WAIT_MS, async () => {
    if (!picture.complete) await new Promise((resolve) => (picture.onload = picture.onerror = resolve));
    await frameDrawn();
  });
}
