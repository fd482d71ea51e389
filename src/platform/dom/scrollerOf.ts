/**
 * Browsers only: the element that scrolls `element`, or null when the window does. Taro's router scrolls each page in a
 * box of its own or all of them in the window, depending on its settings and the page's.
 */
export function scrollerOf(element: Element): HTMLElement | null {
  for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return null;
}
