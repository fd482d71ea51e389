import type { Page } from 'playwright-core';
import { steady } from './steady';

/**
 * What a user reads, a line per piece of text, and what assistive technology reads instead of text. Of class names
 * those of elements with several: they show a part's variant.
 * @param leftOut selector of what is not read
 */
export const readPage = async (page: Page, { leftOut = 'script' } = {}): Promise<string[]> => {
  const lines = await page.evaluate((notRead) => {
    const found: string[] = [];
    const read = (element: HTMLElement): string => {
      const names = Array.from(element.classList).filter((name) => !/^(taro|hydrated)/.test(name));
      const parts = [
        element.getAttribute('role') ?? '',
        names.length > 1 ? names.map((name) => `.${name}`).join('') : '',
      ];
      for (const name of ['label', 'checked', 'selected', 'expanded', 'disabled', 'hidden']) {
        const value = element.getAttribute(`aria-${name}`);
        if (value !== null && value !== '') parts.push(`${name}=${value}`);
      }
      const style = element.getAttribute('style');
      if (style !== null && style !== '') parts.push(`style=${style}`);
      if (element.matches('input, textarea')) {
        const { value, placeholder, maxLength } = element as HTMLInputElement;
        parts.push(`field=${value}|${placeholder}|${String(maxLength)}`);
      }
      if (element.tagName === 'IMG')
        parts.push(`picture=${element.getAttribute('src')?.slice(0, 120) ?? ''}`);
      return parts.filter((part) => part !== '').join(' ');
    };
    const visit = (node: Node): void => {
      if (node.nodeType === 3) {
        const text = (node.nodeValue ?? '').trim();
        if (text !== '') found.push(text);
        return;
      }
      if (node.nodeType !== 1) return;
      const element = node as HTMLElement;
      if (/^(SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName) || element.style.display === 'none') return;
      if (element.matches('.taro_page:not(.taro_page_show)') || element.matches(notRead)) return;
      const line = element === document.body ? '' : read(element);
      if (line !== '') found.push(`[${line}]`);
      if (element.matches('textarea')) return;
      for (const child of Array.from(element.childNodes)) visit(child);
    };
    visit(document.body);
    return found;
  }, leftOut);
  return lines.map((line) => steady(line).replaceAll('\n', '⏎'));
};
