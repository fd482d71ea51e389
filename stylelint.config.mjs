// CSS modules compiled by Taro for three targets, and the sandbox's own pages.
export default {
  extends: ['stylelint-config-standard-scss'],
  plugins: ['./scripts/stylelint/flexGap.mjs'],
  ignoreFiles: ['dist/**', 'node_modules/**', 'shots/**', 'release/**', 'coverage/**'],
  rules: {
    'project/flex-gap': true,
    // Class names become object keys (`styles.statusPopup`).
    'selector-class-pattern': ['^[a-z][A-Za-z0-9]*$', { message: 'Class names are camelCase.' }],
    'scss/dollar-variable-pattern': '^[a-z][a-z0-9-]*$',
    'keyframes-name-pattern': '^[a-z][A-Za-z0-9-]*$',
    // `page` is the root of a mini-program page; the rest are Taro's own elements.
    'selector-type-no-unknown': [true, { ignoreTypes: ['page', /^taro-/, /^wx-/] }],
    // `PX` is Taro's spelling for "leave this length alone".
    'unit-no-unknown': [true, { ignoreUnits: ['PX', 'rpx'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    // iOS 12 and old mini-program engines know neither `inset`, `rgb(0 0 0 / 50%)` nor range media queries.
    'declaration-block-no-redundant-longhand-properties': null,
    'color-function-notation': null,
    'color-function-alias-notation': null,
    'alpha-value-notation': null,
    'media-feature-range-notation': null,
    'property-no-vendor-prefix': null,
    'value-no-vendor-prefix': null,
    'property-disallowed-list': ['inset'],
    'selector-max-id': 0,
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    'scss/double-slash-comment-empty-line-before': null,
    'comment-empty-line-before': null,
  },
  overrides: [
    {
      // Pages for a developer's browser of today, which no mini program has to understand.
      files: ['sandbox/**/*.css'],
      rules: {
        'project/flex-gap': null,
        'property-disallowed-list': null,
        'selector-class-pattern': [
          '^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$',
          { message: 'Class names of the sandbox are kebab-case.' },
        ],
        'at-rule-empty-line-before': null,
      },
    },
  ],
};
