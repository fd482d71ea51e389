/** A page's look in an engine without `gap` in flex boxes (below iOS 14.5 and Chrome 84). */
import type { Page } from 'playwright-core';

/**
 * Removes every such `gap` from the page's styles, marks the document as src/platform/flexGap does, and restores both.
 * @returns neighbours whose distance then differs, as texts; where a box wraps, only those in one line, since its lines
 *   are a little looser without `gap`
 */
export const flexGapFindings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TOLERANCE_PX = 1;
    const rules: CSSStyleRule[] = Array.from(document.styleSheets).flatMap((sheet) =>
      Array.from(sheet.cssRules).filter(
        (rule): rule is CSSStyleRule =>
          rule instanceof CSSStyleRule && /flex$/.test(rule.style.display) && rule.style.gap !== '',
      ),
    );
    const pairs = Array.from(document.querySelectorAll('*')).flatMap((box) => {
      const { display, rowGap, columnGap, flexDirection } = getComputedStyle(box);
      if (!/flex$/.test(display) || (rowGap === 'normal' && columnGap === 'normal')) return [];
      const items = Array.from(box.children).filter(
        (item) => !/absolute|fixed/.test(getComputedStyle(item).position) && item.getClientRects().length > 0,
      );
      const isColumn = flexDirection === 'column';
      return items.slice(1).map((item, index) => ({ box, before: items[index]!, item, isColumn }));
    });
    const measure = (): { readonly isOneLine: boolean; readonly px: number }[] =>
      pairs.map(({ before, item, isColumn }) => {
        const a = before.getBoundingClientRect();
        const b = item.getBoundingClientRect();
        return isColumn
          ? { isOneLine: true, px: b.top - a.bottom }
          : { isOneLine: b.left >= a.right - TOLERANCE_PX, px: b.left - a.right };
      });
    const withGap = measure();
    const texts = rules.map(({ style }) => style.gap);
    for (const { style } of rules) style.gap = 'normal';
    document.documentElement.classList.add('noFlexGap');
    const without = measure();
    document.documentElement.classList.remove('noFlexGap');
    rules.forEach(({ style }, index) => (style.gap = texts[index]!));
    return pairs.flatMap(({ box, item }, index) => {
      const was = withGap[index]!;
      const is = without[index]!;
      if (!was.isOneLine || !is.isOneLine || Math.abs(was.px - is.px) <= TOLERANCE_PX) return [];
      const name = `.${box.className} > .${item.className} "${(item.textContent ?? '').slice(0, 12)}"`;
      return [`without gap ${is.px.toFixed(1)} px in place of ${was.px.toFixed(1)}: ${name}`];
    });
  });
