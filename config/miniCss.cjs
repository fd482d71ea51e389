/**
 * Mini programs load a style sheet as it is written, and their main package has a limit. This build step shortens the
 * names of the design tokens (src/styles/tokens.scss), 6 KB of the main package, and leaves out what only browsers know:
 * keyboards' focus rings, cursors, the tap's highlight, 3 KB.
 *
 * No code of a mini program names a token: its styles are in style sheets (test/architecture/miniCss.test.ts).
 */
const fs = require('node:fs');
const path = require('node:path');

const TOKENS = path.resolve(__dirname, '..', 'src', 'styles', 'tokens.scss');
const BROWSERS_ONLY = new Set([
  'cursor',
  '-webkit-tap-highlight-color',
  'touch-action',
  'user-select',
  '-webkit-user-select',
  'outline',
  'outline-offset',
]);
const NAME = /--[a-z][\w-]*/g;
const LETTERS = 26;

/** `a` to `z`, then `aa`: no token's own name is as short. */
const letters = (index) =>
  (index < LETTERS ? '' : letters(Math.floor(index / LETTERS) - 1)) +
  String.fromCharCode(97 + (index % LETTERS));

/** @returns short names by the tokens' own */
function shortNames(source) {
  const own = [...new Set([...source.matchAll(/(--[a-z][\w-]*)\s*:/g)].map(([, name]) => name))].sort();
  return new Map(own.map((name, index) => [name, `--${letters(index)}`]));
}

const miniCss = () => {
  const names = shortNames(fs.readFileSync(TOKENS, 'utf8'));
  const shorten = (text) => text.replace(NAME, (name) => names.get(name) ?? name);
  return {
    postcssPlugin: 'mini-css',
    // After all other steps, which know the tokens by their names.
    OnceExit(root) {
      root.walkRules((rule) => {
        const seen = rule.selectors.filter((selector) => !/:focus-visible|:hover/.test(selector));
        if (seen.length === 0) rule.remove();
        else if (seen.length < rule.selectors.length) rule.selectors = seen;
      });
      root.walkDecls((declaration) => {
        if (BROWSERS_ONLY.has(declaration.prop)) {
          declaration.remove();
          return;
        }
        declaration.prop = names.get(declaration.prop) ?? declaration.prop;
        if (declaration.value.includes('--')) declaration.value = shorten(declaration.value);
      });
    },
  };
};
miniCss.postcss = true;

module.exports = Object.assign(miniCss, { shortNames });
