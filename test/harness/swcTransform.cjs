// TypeScript and JSX -> CommonJS for the running Node, cached by jest. SWC: with a cold cache it takes a tenth of
// Babel's time, and it hoists `jest.mock` above the imports (esbuild cannot). The app's Babel config is not used here:
// it compiles down for phones, which costs time and hides stack traces.
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const { transformSync, version } = require('swc-minifier');

/**
 * The package's index has a circular import (refresher -> View). Bundlers resolve each export by name; so does an index
 * that loads a file when one of its names is read.
 */
const LAZY_INDEX = /components-react[\\/]dist[\\/]index\.js$/;
const sourcesOf = (text) => [...text.matchAll(/ from '([^']+)'/g)].map(([, source]) => source);

const optionsFor = (text, filename) => ({
  filename,
  swcrc: false,
  configFile: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs', lazy: LAZY_INDEX.test(filename) ? sourcesOf(text) : false },
  jsc: {
    // What Node 20, the oldest supported version, runs natively.
    target: 'es2022',
    parser: /\.[cm]?tsx?$/.test(filename)
      ? { syntax: 'typescript', tsx: filename.endsWith('x') }
      : { syntax: 'ecmascript', jsx: true },
    transform: {
      hidden: { jest: true },
      react: { runtime: 'automatic' },
      verbatimModuleSyntax: true,
    },
  },
});

/** SWC's exports are getters that cannot be replaced; `jest.spyOn(module, 'name')` needs to replace one. */
const replaceable = (code) =>
  code.replace(
    /(Object\.defineProperty\((?:exports, "[^"]+"|target, name), \{\s+enumerable: true,)/g,
    '$1 configurable: true,',
  );

const OWN_TEXT = fs.readFileSync(__filename);

module.exports = {
  // Called for every file of every test file; Babel's own key reads its whole configuration each time.
  getCacheKey: (text, filename) =>
    createHash('sha1').update(OWN_TEXT).update(`\0${version}\0${filename}\0`).update(text).digest('hex'),
  process: (text, filename) => ({
    code: replaceable(transformSync(text, optionsFor(text, filename)).code),
  }),
};
