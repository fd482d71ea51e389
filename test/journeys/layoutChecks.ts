/** Checks of a page's layout at the present screen and text size: cut and covered text, buttons on each other, width. */
import type { Page } from 'playwright-core';

/** What is looked at: on H5 the app and its popups, in a package the page on the screen (`.engine-frame`). */
const H5 = '#app *, body > :not(#app) *';
export const PACKAGE = '.engine-frame:not([hidden]) *';

/**
 * Sets the text size as the messaging app does on iOS: by the body's `text-size-adjust`; lengths stay. A package's page
 * leaves it to the host (`styles/base`). Chromium obeys it on a phone (`isMobile`).
 */
const setTextSize = (page: Page, times: number): Promise<void> =>
  page.evaluate(
    (share) => {
      for (const element of Array.from(document.querySelectorAll<HTMLElement>('body, wx-page')))
        element.style.setProperty('-webkit-text-size-adjust', share);
    },
    `${times * 100}%`,
  );

/**
 * - `cut text`: text that a box with hidden overflow cuts off
 * - `shortened`: text that ends in an ellipsis
 * - `text past its button`: text below or beside the button that it names
 * - `text on text`: two texts of one layer that cover each other
 * - `covered text`: text below another element's painted control, of its layer or fixed at the top
 * - `overlap`: two controls of one layer that cover each other, unless a small one lies on a large one
 * - `past the edge`: a control or text beyond the screen's left or right edge, outside a box that scrolls or clips
 * - `sideways`: the page scrolls sideways
 * - `orphan`: the last line of a text of two or three lines holds a single character
 *
 * Fixed and sticky boxes and popups are layers: what scrolls below them is no finding.
 *
 * @returns findings as `kind: text`
 */
const layoutFindings = (page: Page, lookedAt: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const withRoles = (...roles: readonly string[]): string =>
      roles.map((role) => `[role=${role}], [aria-role=${role}]`).join(', ');
    const CONTROLS = `button, a[href], input, textarea, select, ${withRoles('button', 'link', 'tab', 'radio', 'checkbox', 'switch', 'option')}`;
    const NAMED = `button, ${withRoles('button', 'tab', 'link')}`;
    /** Rounding, and the part of a line box that no glyph uses. */
    const SLACK_PX = 2;
    const LINE_SLACK = 0.2;
    /** A control on a larger one that acts too: rules on a poster. */
    const SMALL_SHARE = 0.25;
    type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
    interface Item {
      readonly element: Element;
      readonly layer: Element | null;
      /** As far as it is not scrolled or cut away. */
      readonly seen: Box;
      readonly name: string;
    }
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element): CSSStyleDeclaration => {
      const style = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, style);
      return style;
    };
    const parentsOf = (element: Element): Element[] => {
      const parents: Element[] = [];
      for (let box = element.parentElement; box !== null; box = box.parentElement) parents.push(box);
      return parents;
    };
    const withParents = (element: Element): Element[] => [element, ...parentsOf(element)];
    const isShown = (element: Element): boolean =>
      element.getClientRects().length > 0 &&
      withParents(element).every((box) => {
        const { opacity, visibility, clip } = styleOf(box);
        return Number(opacity) > 0.01 && visibility !== 'hidden' && clip !== 'rect(0px, 0px, 0px, 0px)';
      });
    const layerOf = (element: Element): Element | null =>
      withParents(element).find((box) => /fixed|sticky/.test(styleOf(box).position)) ?? null;
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const isPast = (whole: Box, element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return (
        whole.left < left - SLACK_PX ||
        whole.right > right + SLACK_PX ||
        whole.top < top - SLACK_PX ||
        whole.bottom > bottom + SLACK_PX
      );
    };
    const isEmpty = ({ left, right, top, bottom }: Box): boolean =>
      right - left <= SLACK_PX || bottom - top <= SLACK_PX;
    /** The boxes that clip it, the nearest first: a positioned element is clipped by its containing blocks only. */
    const clippersOf = (element: Element): Element[] => {
      let { position } = styleOf(element);
      return parentsOf(element).filter((box) => {
        if (position === 'fixed') return false;
        const style = styleOf(box);
        if (position === 'absolute' && style.position === 'static' && style.transform === 'none')
          return false;
        position = style.position;
        return style.overflowX !== 'visible' || style.overflowY !== 'visible';
      });
    };
    const doesClip = (box: Element): boolean => /hidden|clip/.test(styleOf(box).overflowX);
    /** Ends in an ellipsis. */
    const isShortened = (element: Element): boolean => {
      const { textOverflow, webkitLineClamp } = styleOf(element);
      return (
        (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1) ||
        (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + SLACK_PX)
      );
    };
    const isScrolled = (box: Element): boolean => {
      const { overflowX, overflowY } = styleOf(box);
      return /auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY);
    };
    const seenPart = (element: Element, whole: Box): Box =>
      clippersOf(element).reduce<Box>((part, box) => meet(part, box.getBoundingClientRect()), whole);
    const areaOf = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);
    const isPainted = (element: Element): boolean =>
      [element, ...Array.from(element.children)].some((box) => {
        const { backgroundColor, backgroundImage } = styleOf(box);
        return backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)';
      });
    const nameOf = (element: Element): string => {
      const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
      const label = element.getAttribute('aria-label') ?? '';
      const own = text === '' ? label || (element.getAttribute('placeholder') ?? '') : text;
      return `${element.tagName.toLowerCase()} ${own.slice(0, 24)}`.trim();
    };
    const ownTexts = (element: Element): Text[] =>
      Array.from(element.childNodes).filter(
        (node): node is Text => node instanceof Text && node.data.trim() !== '',
      );

    // The page behind an open dialog does not scroll, and is not read.
    const dialog = document.querySelector('[aria-modal=true]');
    const shown = Array.from(document.querySelectorAll(selector)).filter(
      (element) =>
        !(element instanceof SVGElement) && (dialog === null || dialog.contains(element)) && isShown(element),
    );
    const controls: Item[] = shown
      .filter((element) => element.matches(CONTROLS))
      .map((element) => ({
        element,
        layer: layerOf(element),
        seen: seenPart(element, element.getBoundingClientRect()),
        name: nameOf(element),
      }));
    const lines: (Item & { readonly whole: Box })[] = shown.flatMap((element) =>
      ownTexts(element).flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return Array.from(range.getClientRects()).map(({ left, right, top, bottom }) => {
          const trim = (bottom - top) * LINE_SLACK;
          const whole = { left, right, top: top + trim, bottom: bottom - trim };
          const own = doesClip(element) || isScrolled(element) ? element.getBoundingClientRect() : whole;
          const seen = seenPart(element, meet(whole, own));
          return { element, layer: layerOf(element), whole, seen, name: text.data.trim().slice(0, 24) };
        });
      }),
    );
    const findings = new Set<string>();

    // Cut by the nearest box that clips; what a box that scrolls hides can be scrolled to.
    for (const { element, whole, name } of lines) {
      for (const box of [element, ...clippersOf(element)]) {
        // What an ellipsis replaces is `shortened`.
        if (isScrolled(box) || isShortened(box)) break;
        // Of a strip that moves sideways, other items wait beside its window.
        const { left, right } = box.getBoundingClientRect();
        if (whole.right <= left + SLACK_PX || whole.left >= right - SLACK_PX) break;
        if (doesClip(box) && isPast(whole, box)) findings.add(`cut text: ${name}`);
      }
    }
    for (const element of shown) {
      if (isShortened(element)) findings.add(`shortened: ${(element.textContent ?? '').trim().slice(0, 24)}`);
    }
    for (const { element, whole, name } of lines) {
      if (withParents(element).some(isShortened)) continue;
      const button = element.closest(NAMED);
      if (button === null || clippersOf(element).some((box) => button.contains(box) && isScrolled(box)))
        continue;
      if (isPast(whole, button)) findings.add(`text past its button: ${name}`);
    }
    const eachPair = (items: readonly Item[], kind: string, isOne: (a: Item, b: Item) => boolean): void =>
      items.forEach((a, index) => {
        if (isEmpty(a.seen)) return;
        for (const b of items.slice(index + 1)) {
          if (a.layer === b.layer && !isOne(a, b) && !isEmpty(b.seen) && !isEmpty(meet(a.seen, b.seen)))
            findings.add(`${kind}: ${a.name} | ${b.name}`);
        }
      });
    eachPair(lines, 'text on text', (a, b) => a.element === b.element);
    eachPair(
      controls,
      'overlap',
      (a, b) =>
        a.element.contains(b.element) ||
        b.element.contains(a.element) ||
        Math.min(areaOf(a.seen), areaOf(b.seen)) < Math.max(areaOf(a.seen), areaOf(b.seen)) * SMALL_SHARE,
    );
    for (const control of controls.filter(({ element }) => isPainted(element))) {
      const isAtTop = control.layer !== null && control.seen.bottom < window.innerHeight / 2;
      for (const { element, layer, seen, name } of lines) {
        const isBelow = layer === control.layer || (layer === null && isAtTop);
        const isOther = !control.element.contains(element) && !element.contains(control.element);
        if (isBelow && isOther && element.closest(CONTROLS) === null && !isEmpty(meet(seen, control.seen)))
          findings.add(`covered text: ${name} | ${control.name}`);
      }
    }
    // `innerWidth` grows with content that is too wide: a phone then zooms out.
    const width = document.documentElement.clientWidth;
    const isInScroller = (element: Element): boolean =>
      clippersOf(element).some(
        (box) =>
          !box.matches('html, body, #app, .taro_router, .taro_page, [role=main], wx-page, [class*=engine]'),
      );
    for (const { element, name } of controls) {
      const { left, right } = element.getBoundingClientRect();
      if ((left < -SLACK_PX || right > width + SLACK_PX) && !isInScroller(element))
        findings.add(`past the edge: ${name}`);
    }
    for (const { element, whole, name } of lines) {
      const isPastEdge = whole.left < -SLACK_PX || whole.right > width + SLACK_PX;
      if (isPastEdge && !isShortened(element) && !isInScroller(element))
        findings.add(`past the edge: ${name}`);
    }
    for (const element of shown.filter((each) => ownTexts(each).length > 0)) {
      // A text that others follow in its line does not end there.
      if (!/block|flex|grid/.test(styleOf(element).display) || element.childElementCount > 0) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const tops = [...new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))];
      const last = Array.from(range.getClientRects()).filter(({ top }) => Math.round(top) === tops.at(-1));
      const lastWidth = last.reduce((sum, { width }) => sum + width, 0);
      if (tops.length > 1 && tops.length < 4 && lastWidth < parseFloat(styleOf(element).fontSize) * 1.2)
        findings.add(`orphan: ${(element.textContent ?? '').trim().slice(0, 24)}`);
    }
    const { scrollWidth = 0 } = document.scrollingElement ?? {};
    const widest = Math.max(
      scrollWidth,
      ...Array.from(document.querySelectorAll('.taro_page, wx-page'), (element) => element.scrollWidth),
    );
    if (widest > width + 1) findings.add(`sideways: ${widest} px wide`);
    return [...findings];
  }, lookedAt);

/** A size of the screen in CSS px, and of its text. */
interface Screen {
  readonly width: number;
  readonly height: number;
  readonly times: number;
}

export const NORMAL: Screen = { width: 375, height: 812, times: 1 };
export const LARGE_PRINT: Screen = { width: 375, height: 812, times: 1.5 };

/** Two frames: scripts that measure have reacted to the new size, and what they changed is laid out. */
const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Findings of the open page on this screen. */
export async function findingsAt(
  page: Page,
  { width, height, times }: Screen,
  lookedAt = H5,
): Promise<readonly string[]> {
  await page.setViewportSize({ width, height });
  await setTextSize(page, times);
  await twoFrames(page);
  return layoutFindings(page, lookedAt);
}

/** Markers of a map lie where their places are. */
const isOfMap = (finding: string): boolean => /^overlap: button .+快递柜 \| button .+快递柜$/.test(finding);

/**
 * Findings in normal print, and in large print those that it adds. A title of any length may end in an ellipsis, but
 * not because of the text size.
 */
export async function printFindings(page: Page, lookedAt = H5): Promise<readonly string[]> {
  const normal = await findingsAt(page, NORMAL, lookedAt);
  const large = await findingsAt(page, LARGE_PRINT, lookedAt);
  return [
    ...normal.filter((finding) => !finding.startsWith('shortened') && !isOfMap(finding)),
    ...large
      .filter((finding) => !finding.startsWith('orphan') && !normal.includes(finding))
      .map((finding) => `large print: ${finding}`),
  ];
}

/** The same for texts and sums without end: an ellipsis may end them in large print only, nothing else may happen. */
export const hostileFindings = async (page: Page): Promise<readonly string[]> =>
  (await printFindings(page)).filter((finding) => !/^(large print: shortened|orphan)/.test(finding));
