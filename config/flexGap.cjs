/**
 * Browsers below iOS 14.5 and Chrome 84 do not support `gap` between flex items, so items would touch. Styles use `gap`
 * all the same; this build step gives each such class an additional class, whose rules
 * (src/platform/flexGap/rules.scss) set margins inside a page that is marked as one without support.
 *
 * An additional class instead of an additional rule: mini programs' style sheets have no `*`, so a rule would have to
 * name every tag, which adds 40 KB to each package.
 */

/** The steps of `--space-…` for which src/platform/flexGap/rules.scss has margins. */
const STEPS = ['1', '2', '3', '4', '6'];
const GAPS = new Set(['gap', 'row-gap', 'column-gap']);

const stepOf = (value) => (value === '0' ? '' : /^var\(--space-(\w+)\)$/.exec(value)?.[1]);

/**
 * @param rule a PostCSS rule
 * @returns the additional classes for the rule's classes; none for a rule without `gap`, and none for a grid, whose
 * `gap` all engines support
 * @throws Error for a `gap` without matching margins
 */
function gapClasses(rule) {
  const own = new Map();
  rule.each((node) => void (node.type === 'decl' && own.set(node.prop, node.value)));
  if (![...GAPS].some((name) => own.has(name))) return [];
  const display = own.get('display') ?? '';
  if (/grid$/.test(display)) return [];
  if (!/flex$/.test(display)) throw new Error('`gap` needs `display: flex` or `grid` in the same rule');
  if (own.has('row-gap') || own.has('column-gap'))
    throw new Error('`row-gap` and `column-gap` of a flex box are written as `gap: row column`');
  const [row = '', column = row] = own.get('gap').split(/\s+/);
  const steps = [row, column].map(stepOf);
  if (steps.some((step) => step === undefined || (step !== '' && !STEPS.includes(step))))
    throw new Error(
      `\`gap\` of a flex box is 0 or --space-${STEPS.join(', -')}: src/platform/flexGap/rules.scss`,
    );
  const [rows, columns] = steps;
  if (own.has('flex-flow')) throw new Error('`flex-flow` beside `gap` is written as its two properties');
  const isColumn = /^column/.test(own.get('flex-direction') ?? '');
  if (/reverse$/.test(own.get('flex-direction') ?? '')) throw new Error('no `gap` in a reversed flex box');
  const isWrapped = /^wrap/.test(own.get('flex-wrap') ?? '');
  if (isColumn && isWrapped) throw new Error('no `gap` in a column that wraps');
  const classes = isColumn ? [['gapY', rows]] : [['gapX', columns]];
  if (isWrapped) classes.push(['gapLines', rows]);
  return classes.filter(([, step]) => step !== '').map(([name, step]) => name + step);
}

/** PostCSS plugin for CSS modules only: only their names can be composed with another class. */
const flexGap = () => ({
  postcssPlugin: 'flex-gap',
  Once(root, { Declaration }) {
    if (!/\.module\.scss$/.test(root.source?.input.file ?? '')) return;
    root.walkRules((rule) => {
      let classes;
      try {
        classes = gapClasses(rule);
      } catch (error) {
        throw rule.error(error.message);
      }
      if (classes.length === 0) return;
      if (rule.parent !== root || !rule.selectors.every((selector) => /^\.[\w-]+$/.test(selector)))
        throw rule.error(
          '`gap` of a flex box is set where the class is, for all states and sizes of the screen',
        );
      const value = classes.map((name) => `global(${name})`).join(' ');
      rule.prepend(new Declaration({ prop: 'composes', value }));
    });
  },
});
flexGap.postcss = true;

module.exports = Object.assign(flexGap, { gapClasses });
