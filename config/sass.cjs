// What sass-loader takes for Sass: the compiler's own answer, at once. Its promises cost as much as the compiling, and
// nothing here needs them: styles are found by relative paths alone.
const { compileString, info } = require('sass');

module.exports = {
  info,
  // Taro's importer is of the old API; it reads other platforms' style files, which this project has none of. cssnano
  // shortens the whole of it later. No `@charset` before texts like `×`: packages and pages are UTF-8, and a mini program's
  // style sheets are put together, where it would stand behind an import.
  async compileStringAsync(text, { importer: _importer, ...options }) {
    return compileString(text, { ...options, style: 'expanded', charset: false });
  },
};
