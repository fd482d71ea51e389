// The Sass implementation for sass-loader: the compiler's synchronous API. With promises the
// 200 style sheets take 2.0 s of CPU instead of 0.8 s, in each target's build, and nothing here needs them: styles are
// imported by relative paths only.
const { compileString, info } = require('sass');

module.exports = {
  info,
  // Taro's importer uses the old API; it reads other platforms' style files, which this project does not have. cssnano
  // minifies the output later. No `@charset` before texts like `×`: packages and pages are UTF-8, and a mini program's
  // style sheets are concatenated, where it would come after an import.
  async compileStringAsync(text, { importer: _importer, ...options }) {
    return compileString(text, { ...options, style: 'expanded', charset: false });
  },
};
