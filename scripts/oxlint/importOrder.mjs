// One order of imports: packages, then `@/…`, then `../…` from far to near, then `./…`; each by name; style sheets last.

/** `import './x.css'` and `import '@/early'` act when they run: no import moves over them. */
const hasEffect = ({ specifiers }) => specifiers.length === 0;

function rankOf(specifier) {
  if (/\.(scss|css)$/.test(specifier)) return 100;
  if (specifier.startsWith('./')) return 90;
  if (specifier.startsWith('../')) return 80 - (specifier.match(/\.\.\//g) ?? []).length;
  return specifier.startsWith('@/') ? 10 : 0;
}

/** As for `sort`. Two imports of one module (values and types) keep their order. */
function compare({ source: a }, { source: b }) {
  const [one, other] = [a.value.toLowerCase(), b.value.toLowerCase()];
  return rankOf(a.value) - rankOf(b.value) || Number(one > other) - Number(one < other);
}

/** Neighbouring imports that may change places, as lists. */
function runsOf(body) {
  const runs = [[]];
  for (const node of body) {
    if (node.type !== 'ImportDeclaration') break;
    if (hasEffect(node)) runs.push([]);
    else runs.at(-1).push(node);
  }
  return runs.filter((run) => run.length > 1);
}

export const importOrder = {
  meta: {
    type: 'layout',
    fixable: 'code',
    schema: [],
    messages: { order: '`{{name}}` comes before `{{other}}`.' },
  },
  create: (context) => ({
    Program({ body }) {
      const text = context.sourceCode.getText();
      for (const run of runsOf(body)) {
        const at = run.findIndex((node, index) => index > 0 && compare(run[index - 1], node) > 0);
        if (at < 0) continue;
        const sorted = [...run].sort(compare);
        const end = ({ range }) => range[1];
        // A comment between two imports belongs to one of them: a person decides where it goes.
        const hasComment = run.some(
          (node, index) => index > 0 && text.slice(end(run[index - 1]), node.range[0]).trim() !== '',
        );
        context.report({
          node: run[at],
          messageId: 'order',
          data: { name: run[at].source.value, other: run[at - 1].source.value },
          fix: hasComment
            ? null
            : (fixer) =>
                fixer.replaceTextRange(
                  [run[0].range[0], end(run.at(-1))],
                  sorted.map(({ range: [from, to] }) => text.slice(from, to)).join('\n'),
                ),
        });
      }
    },
  }),
};
