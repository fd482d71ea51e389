// Language support is said here and not left to the preset: its own answer (iOS 9, Android 5) turns every async
// function and class into helper calls. No polyfills are injected (`useBuiltIns: false`): they cost 12 KB gzip on
// the first page, and tsconfig's `lib` (ES2019) already keeps newer built-ins out of src/.
module.exports = {
  presets: [
    [
      'taro',
      {
        framework: 'react',
        ts: true,
        compiler: 'webpack5',
        targets: { ios: '13', chrome: '80' },
        useBuiltIns: false,
        hot: false,
      },
    ],
  ],
};
