/**
 * `gap` between the items of a flex box is unknown below iOS 14.5 and Chrome 84, where items would touch. Styles are
 * written with `gap` all the same; this step of the build gives each such class one of a few classes more, whose rules
 * (src/platform/flexGap/rules.scss) set margins inside a page that is marked as one without.
 *
 * A class and not a rule beside each: mini programs' style sheets have no `*`, so that a rule names every tag, and 40 KB
 * of them would be in each package.
 */

/** The steps of `--space-…` that src/platform/flexGap/rules.scss has margins for. */
const STEPS = ['1', '2', '3', '4', '6'];
const GAPS = new Set(['gap', 'row-gap', 'column-gap']);

const stepOf = (value) => (value === '0' ? '' : /^var\(--space-(\w+)\)$/.exec(value)?.[1]);

/**
 * @param rule a rule of PostCSS
 * @returns the classes that the rule's own classes come with; none for a rule without `gap`, and for a grid, whose
 *   `gap` all engines have
 * @throws Error for a `gap` that gets no margins
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

/** PostCSS, over CSS modules alone: only they have names that another class can come with. */
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
