// Language support: `browserslist` in package.json decides what is compiled down. No polyfills are
// injected (`useBuiltIns: false`): they cost 12 KB gzip on the first page, and tsconfig's `lib`
// (ES2019) already keeps newer built-ins out of src/.
module.exports = {
  presets: [
    [
      'taro',
      {
        framework: 'react',
        ts: true,
        compiler: 'webpack5',
        useBuiltIns: false,
        hot: false,
      },
    ],
  ],
};
