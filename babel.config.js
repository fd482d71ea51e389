// Language support is said here and not left to the preset: its own answer (iOS 9, Android 5) turns every async
// function and class into helper calls. No polyfills are injected (`useBuiltIns: false`): they cost 12 KB gzip on
// the first page, and tsconfig's `lib` (ES2019) already keeps newer built-ins out of src/.
module.exports = {
  // A class field is assigned, as TypeScript (target ES2019) and the tests' compilers do, not defined by a helper call.
  assumptions: { setPublicClassFields: true },
  presets: [
    [
      'taro',
      {
        framework: 'react',
        ts: true,
        compiler: 'webpack5',
        targets: { ios: '13', chrome: '80' },
        useBuiltIns: false,
        // Both are native since iOS 10; the preset rewrites every use of them for the two faults of Safari that the
        // plugins below fix alone (3 KB gzip on the weekly page).
        exclude: ['transform-parameters', 'transform-destructuring'],
        hot: false,
      },
    ],
  ],
  plugins: [
    '@babel/plugin-bugfix-safari-id-destructuring-collision-in-function-expression',
    '@babel/plugin-bugfix-safari-rest-destructuring-rhs-array',
  ],
};
