/**
 * H5 only: the picture that stands where the page's first one will be, put there by the HTML before the app's code is
 * there (`src/early`); `platform/preview` takes it away. Functions of their own, so that neither the HTML's script nor
 * the app carries what only the other calls.
 */
export const EARLY_PICTURE_ID = 'early-picture';

/** The page's column (frame/PageFrame.module.scss, 828 of 750-wide px) in the root's own size. */
const BOX =
  'position:absolute;z-index:1;top:0;right:0;left:0;max-width:20.7rem;aspect-ratio:750/620;margin:0 auto;pointer-events:none;display:flex;align-items:center;justify-content:center;background:#8881';
/**
 * In the app's own fonts, whose first use is what takes the longest on a cheap phone: by the time the picture comes,
 * which may well carry text itself, they are there.
 */
const WORDS =
  "opacity:.6;color:CanvasText;font:700 14px 'PingFang SC','HarmonyOS Sans SC','Noto Sans CJK SC',sans-serif";
const PICTURE = 'position:absolute;width:100%;height:100%;object-fit:cover';

const PAINT_WAIT_MS = 400;

/** `work`, or `ms` of it; a page in the background draws no frames. */
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
 * Keeps the picture's place at the top of the page, as wide as the page's column, 750 by 620, and says `waiting` in it;
 * once.
 */
export function beginEarlyPicture(waiting: string): void {
  if (boxThere() !== null) return;
  // The HTML's script runs while the body is still to come.
  const box = add(document.documentElement, 'div', BOX);
  box.id = EARLY_PICTURE_ID;
  // The app says so itself, to who listens.
  box.setAttribute('aria-hidden', 'true');
  add(box, 'span', WORDS).textContent = waiting;
}

/** Puts the picture there, the first that it is given; no-op when nothing was begun. */
export function showEarlyPicture(url: string): void {
  const box = boxThere();
  if (box === null || box.querySelector('img') !== null) return;
  const picture = add(box, 'img', PICTURE);
  picture.alt = '';
  picture.setAttribute('fetchpriority', 'high');
  picture.src = url;
}

/**
 * Resolves when the picture has been painted, when it fails, when none is on its way, and 400 ms later at the latest.
 * Never rejects.
 */
export async function earlyPicturePainted(): Promise<void> {
  const picture = boxThere()?.querySelector('img');
  if (!picture) return;
  await within(PAINT_WAIT_MS, async () => {
    if (!picture.complete) await new Promise((resolve) => (picture.onload = picture.onerror = resolve));
    // What comes after a frame's own work comes when it has been drawn.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
