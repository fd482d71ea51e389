// Code patterns that are valid in TypeScript and wrong in the app.

/** A rule that rejects each node matching a selector (esquery). */
const refuse = (selectors, message) => ({
  meta: { type: 'problem', schema: [], messages: { refused: message } },
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [selector, (node) => context.report({ node, messageId: 'refused' })]),
    ),
});

const NEWER = ['replaceAll', 'at', 'hasOwn', 'structuredClone', 'findLast', 'toSorted', 'allSettled'];

export const noCast = refuse(
  ['TSAsExpression[typeAnnotation.typeName.name!="const"]', 'TSTypeAssertion'],
  'A cast hides a lie: narrow the value instead (`as const` and `satisfies` are fine).',
);

export const noTargetName = refuse(
  ['MemberExpression[property.name="TARO_ENV"]'],
  'Only src/platform knows the target: ask a capability.',
);

export const noNewBuiltin = refuse(
  [`CallExpression > MemberExpression.callee[property.name=/^(${NEWER.join('|')})$/]`],
  'Newer than ES2019: not on iOS 13 and old mini-program engines, and nothing is polyfilled.',
);
