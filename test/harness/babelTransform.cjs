// TypeScript and JSX -> CommonJS for the running Node, cached by jest. Babel rather than esbuild because
// `jest.mock` calls must be hoisted above imports. The app's own babel config is not used here: it
// compiles down for phones, which costs time and hides stack traces.
const babelJest = require('babel-jest').default;

module.exports = babelJest.createTransformer({
  babelrc: false,
  configFile: false,
  sourceMaps: 'inline',
  overrides: [
    {
      // The package's index imports itself in a circle (refresher -> View); bundlers resolve each export
      // on its own, and so does a lazy index.
      test: /components-react[\\/]dist[\\/]index\.js$/,
      plugins: [[require.resolve('@babel/plugin-transform-modules-commonjs'), { lazy: () => true }]],
    },
    {
      exclude: /components-react[\\/]dist[\\/]index\.js$/,
      // `import()` too: jest's own loader cannot run it without an experimental flag.
      plugins: [
        require.resolve('@babel/plugin-transform-dynamic-import'),
        require.resolve('@babel/plugin-transform-modules-commonjs'),
      ],
    },
    {
      test: /\.[cm]?tsx?$/,
      presets: [
        [
          require.resolve('@babel/preset-typescript'),
          { onlyRemoveTypeImports: true, allowDeclareFields: true },
        ],
      ],
    },
    { test: /\.[jt]sx$/, presets: [[require.resolve('@babel/preset-react'), { runtime: 'automatic' }]] },
  ],
});
