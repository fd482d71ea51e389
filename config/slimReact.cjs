/**
 * Loader for React's own files, a third of each first page and a sixth of each main package. It removes unused exports,
 * and inlines the host's answers (`hostConfig` in @tarojs/react, 4.2.0) where Taro's are constant; the minifier then
 * drops hydration, hosts that are copied instead of mutated, selectors for tests and the roots of before React 18: 11
 * KB of a package, 0.8 KB gzip of H5. test/architecture/slimReact.test.ts checks the lists against the sources of Taro
 * and of the app.
 */

/** By file: the exports that are used in production, and the host's constant answers. */
const FILES = {
  'react-reconciler.production.min.js': {
    called: [
      'batchedUpdates',
      'createContainer',
      'findHostInstance',
      'flushSync',
      'getPublicRootInstance',
      'runWithPriority',
      'updateContainer',
    ],
    answers: {
      isPrimaryRenderer: 'true',
      supportsMutation: 'true',
      supportsPersistence: 'false',
      supportsHydration: 'false',
      supportsMicrotasks: 'true',
      supportsTestSelectors: 'undefined',
    },
  },
  'react-dom.production.min.js': {
    called: [
      'createRoot',
      'flushSync',
      'unstable_batchedUpdates',
      'version',
      '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED',
    ],
    answers: {},
  },
};

const slim = (source, { called, answers }) =>
  source
    .replace(/\$\$\$hostConfig\.(\w+)/g, (whole, name) => answers[name] ?? whole)
    .replace(/\bexports\.(\w+)=/g, (whole, name) =>
      called.includes(name) ? whole : `var uncalled_${name}=`,
    );

module.exports = function slimReact(source) {
  return slim(source, FILES[this.resourcePath.split(/[\\/]/).at(-1)]);
};
module.exports.FILES = FILES;
