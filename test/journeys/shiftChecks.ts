/** How far the first screen of a page jumps while it is loaded: what stays, and what replaces a skeleton. */
import type { Page } from 'playwright-core';

/** Long enough for the skeleton of a call to be drawn before the call is sent. */
const HELD_MS = 250;

/** What moved, and by how much of a screen, as Chromium's layout shift counts it: share of area times share of height. */
interface Shift {
  readonly total: number;
  /** The largest first. */
  readonly parts: readonly string[];
}

/** From now on each of the page's calls is sent only when the skeleton that waits for it has been drawn and noted. */
export async function holdCalls(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    if (/^(xhr|fetch)$/.test(route.request().resourceType())) {
      await new Promise((resolve) => setTimeout(resolve, HELD_MS));
      await noteSkeletons(page).catch(() => undefined); // left meanwhile
    }
    await route.fallback();
  });
}

/** Where each of the skeleton's shapes of the first screen is; the last place counts. Small ones stand for lines. */
const noteSkeletons = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const SMALLEST_PX = 36;
    const noted = ((window as { skeletons?: Map<Element, DOMRect> }).skeletons ??= new Map());
    for (const shape of Array.from(document.querySelectorAll('[aria-busy=true] *, [class*=shape_]'))) {
      const box = shape.getBoundingClientRect();
      if (shape.childElementCount === 0 && box.height >= SMALLEST_PX && box.width >= SMALLEST_PX)
        noted.set(shape, box);
    }
  });

/**
 * The shift of the loaded page so far: Chromium's own entries, which see only what stays, and for each shape of its
 * skeletons the distance to the part of the content that resembles it most.
 */
export const shiftOf = (page: Page): Promise<Shift> =>
  page.evaluate(() => {
    interface Box {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRect;
        readonly currentRect: DOMRect;
      }[];
    }
    const { innerWidth: width, innerHeight: height } = window;
    const areaOf = ({ left, right, top, bottom }: Box): number =>
      Math.max(0, right - left) * Math.max(0, bottom - top);
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const onScreen = (box: Box): Box => meet(box, { left: 0, right: width, top: 0, bottom: height });
    const nameOf = (node: Node | null): string =>
      node === null
        ? 'gone'
        : `${node instanceof Element ? node.className : ''} ${(node.textContent ?? '').trim().slice(0, 16)}`.trim();
    const found: { readonly value: number; readonly text: string }[] = [];
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    for (const { value, sources } of observer.takeRecords() as LayoutShift[]) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)}: ${Math.round(previousRect.top)}-${Math.round(previousRect.bottom)} to ${Math.round(currentRect.top)}-${Math.round(currentRect.bottom)}`,
      );
      found.push({ value, text: `moved ${moved.join(' | ')}` });
    }
    observer.disconnect();
    const content = Array.from(document.querySelectorAll('#app *')).map((element) => ({
      element,
      box: onScreen(element.getBoundingClientRect()),
    }));
    const skeletons =
      (window as { skeletons?: Map<Element, DOMRect> }).skeletons ?? new Map<Element, DOMRect>();
    skeletons.forEach((whole, shape) => {
      const box = onScreen(whole);
      if (shape.isConnected || areaOf(box) === 0) return;
      // Nothing that shares less is what the shape is for: the shape is gone.
      let best = { share: 0.25, box, element: null as Element | null };
      for (const each of content) {
        const common = areaOf(meet(box, each.box));
        const share = common / (areaOf(box) + areaOf(each.box) - common);
        if (share > best.share) best = { share, ...each };
      }
      const distance =
        best.element === null
          ? box.bottom - box.top
          : Math.max(Math.abs(best.box.top - box.top), Math.abs(best.box.bottom - box.bottom));
      const union = areaOf(box) + areaOf(best.box) - areaOf(meet(box, best.box));
      const value = (union / (width * height)) * (distance / height);
      found.push({
        value,
        text: `skeleton ${shape.className} ${Math.round(box.top)}-${Math.round(box.bottom)}, ${nameOf(best.element)} ${Math.round(best.box.top)}-${Math.round(best.box.bottom)}`,
      });
    });
    const rounded = (value: number): number => Math.round(value * 1000) / 1000;
    return {
      total: rounded(found.reduce((sum, { value }) => sum + value, 0)),
      parts: found
        .filter(({ value }) => value >= 0.003)
        .sort((a, b) => b.value - a.value)
        .map(({ value, text }) => `${rounded(value)} ${text}`),
    };
  });
