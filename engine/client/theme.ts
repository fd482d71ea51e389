/**
 * A phone's colour scheme, chosen by the tester. A frame cannot be given another `prefers-color-scheme`, so the media
 * rules of package style sheets are switched instead.
 */
export function applyTheme(sheets: Iterable<CSSStyleSheet>, isDark: boolean): void {
  for (const sheet of sheets) switchRules(sheet.cssRules, isDark);
}

const originals = new WeakMap<CSSMediaRule, string>();

function switchRules(rules: CSSRuleList, isDark: boolean): void {
  for (const rule of Array.from(rules)) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const original = originals.get(rule) ?? rule.media.mediaText;
    originals.set(rule, original);
    if (original.includes('prefers-color-scheme')) {
      rule.media.mediaText = original
        .replace(/\(prefers-color-scheme:\s*dark\)/g, isDark ? '(min-width: 0px)' : '(max-width: 0px)')
        .replace(/\(prefers-color-scheme:\s*light\)/g, isDark ? '(max-width: 0px)' : '(min-width: 0px)');
    }
    switchRules(rule.cssRules, isDark);
  }
}
