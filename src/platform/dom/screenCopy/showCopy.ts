import { EARLY_PICTURE_ID } from '../earlyPicture';
import type { CopyElement } from './copyNode';
import { drawCopy, scrollAsCopied } from './drawCopy';
import { isSamePress, meantBy, type Press, pressOf } from './presses';
import { isToBeSeen, shownPage } from './settled';

/** The same words as on a page that shows its last answer (templates/StaleLine). */
const REFRESHING = '正在更新…';
/** Above the first words of every page. */
const MARK =
  'position:absolute;top:2px;left:50%;z-index:1;transform:translateX(-50%);padding:0 12px;border-radius:999px;font-size:12px;line-height:22px;color:var(--color-secondary);background:var(--color-card)';
/** Over the page, and over the header picture of `platform/dom/earlyPicture`. */
const BOX = 'position:absolute;top:0;right:0;bottom:0;left:0;z-index:2;background:var(--color-page)';
const CHECK_MS = 50;
/** How long the app's page may take once it is there; then it is shown as it is. */
const PAGE_WAITS_MS = 3000;

/**
 * Shows a copy over the app's page until that is complete, and passes what was pressed on; nothing happens when it is
 * already. Call it when the body and the copy's style sheets are there.
 */
export function showCopy(root: CopyElement): void {
  const app = document.getElementById('app');
  const there = shownPage();
  if (app === null || (there !== null && isToBeSeen(there))) return;
  const box = document.createElement('div');
  box.style.cssText = BOX;
  box.className = 'taro_router';
  const page = drawCopy(root);
  const mark = document.createElement('div');
  mark.style.cssText = MARK;
  mark.setAttribute('role', 'status');
  mark.textContent = REFRESHING;
  // The page comes last: the router hides every other one.
  box.append(mark, page);
  document.body.append(box);
  scrollAsCopied(page, root);
  document.getElementById(EARLY_PICTURE_ID)?.remove();
  // Also hides it from screen readers, which read the copy.
  app.style.visibility = 'hidden';

  const presses: Press[] = [];
  const note = (target: EventTarget | null): void => {
    const press = pressOf(page, target);
    if (press === null || presses.some((each) => isSamePress(each, press))) return;
    presses.push(press);
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[role]') : null;
    if (pressed !== null) pressed.style.opacity = '.6';
  };
  page.addEventListener('click', ({ target }) => note(target));
  page.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    note(event.target);
  });

  const address = window.location.pathname;
  let thereMs = 0;
  const timer = setInterval(() => {
    const own = shownPage();
    if (own === null) return;
    if (thereMs === 0) thereMs = Date.now();
    const isOther = window.location.pathname !== address;
    if (isOther || isToBeSeen(own) || Date.now() - thereMs > PAGE_WAITS_MS) end(isOther ? null : own);
  }, CHECK_MS);

  function end(own: Element | null): void {
    clearInterval(timer);
    const focused = own === null ? null : pressOf(page, document.activeElement);
    const scrolled = page.scrollTop;
    box.remove();
    app?.style.removeProperty('visibility');
    if (own === null) return;
    if (scrolled > 0) own.scrollTop = scrolled;
    if (focused !== null) meantBy(focused, own)?.focus();
    for (const press of presses) meantBy(press, own)?.click();
  }
}
