// Unit, component, contract and architecture tests. Browser and engine journeys: jest.journeys.config.mjs.
//
//   npx jest                                    everything here
//   npx jest --selectProjects unit src/session  one project, one folder
//
// A suite that must hold on every target is one function in `x.suite.ts`, called from `x.test.ts` (h5),
// `x.weapp.test.ts` and `x.alipay.test.ts`; the last two resolve `foo/index.weapp.ts` and
// `foo/index.alipay.ts` exactly as those builds do.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import taroJest from '@tarojs/test-utils-react/dist/jest/index.js';

const defineJestConfig = taroJest.default ?? taroJest;

/** Published as ES modules (or as code that needs the DOM build of Taro); jest's CommonJS loader must compile them. */
const COMPILED_MODULES =
  '@tarojs|@stencil|lodash-es|query-string|decode-uri-component|split-on-first|filter-obj|swiper|dom7|ssr-window|cookie|jsencrypt|pixelmatch';

const styleAndFileStubs = {
  '\\.(css|scss)$': '<rootDir>/test/harness/styleStub.cjs',
  '\\.(svg|png|jpe?g|webp|gif|woff2?)$': '<rootDir>/test/harness/fileStub.cjs',
};

/** What the builds take of it: the modules, and our random source (config/patches/jsencrypt). `./rng` is asked for by it alone. */
const jsencryptAsBuilt = {
  '^jsencrypt$': '<rootDir>/node_modules/jsencrypt/lib/index.js',
  '^\\./rng$': '<rootDir>/src/session/login/jsencryptRandom.ts',
};

/** `@/platform/x` finds `x.<target>.ts`, then `x.mini.ts` in mini programs, before the neutral file, as the build does. */
const extensionsFor = (target) => [
  `${target}.ts`,
  `${target}.tsx`,
  ...(target === 'h5' ? [] : ['mini.ts', 'mini.tsx']),
  'ts',
  'tsx',
  'mjs',
  'cjs',
  'js',
  'jsx',
  'json',
  'node',
];

const ROOT = fileURLToPath(new URL('.', import.meta.url));

/** Jest lists every file below these: the folders of the repository, not fifty thousand files of packages and builds. */
const ROOTS = fs
  .readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(?:\.|(?:node_modules|dist|shots|release)$)/.test(entry.name))
  .map(({ name }) => `<rootDir>/${name}`);

const shared = (target) => ({
  rootDir: ROOT,
  roots: ROOTS,
  transform: { '\\.m?[jt]sx?$': '<rootDir>/test/harness/swcTransform.cjs' },
  // Anchored at the root: packages bundled inside @tarojs/*/dist/node_modules must be compiled with their owner.
  transformIgnorePatterns: [`<rootDir>/node_modules/(?!(${COMPILED_MODULES})/)`],
  moduleFileExtensions: extensionsFor(target),
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1', ...jsencryptAsBuilt, ...styleAndFileStubs },
  setupFiles: [`<rootDir>/test/harness/target.${target}.cjs`],
  restoreMocks: true,
});

const OTHER_TARGETS = '\\.(weapp|alipay)\\.test\\.';

/** Files of the wide set (docs/testing.md). */
const WIDE_FILES = process.env.TEST_SET === 'all' ? [] : ['\\.wide\\.'];

const unit = (displayName, target, testMatch, testPathIgnorePatterns = []) => ({
  ...shared(target),
  displayName,
  testEnvironment: 'node', // a file that needs a DOM says `@jest-environment jsdom` in its first comment
  testMatch,
  testPathIgnorePatterns: ['/node_modules/', ...WIDE_FILES, ...testPathIgnorePatterns],
});

const components = () => {
  const taro = defineJestConfig({});
  const own = shared('h5');
  return {
    displayName: 'components',
    globals: {
      ...Object.fromEntries(Object.entries(taro.globals).filter(([name]) => !name.endsWith('-jest'))),
      IS_REACT_ACT_ENVIRONMENT: true,
    },
    ...own,
    testEnvironment: 'jsdom',
    testEnvironmentOptions: taro.testEnvironmentOptions,
    setupFiles: [...taro.setupFiles, ...own.setupFiles],
    testMatch: ['<rootDir>/src/**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', ...WIDE_FILES, OTHER_TARGETS],
    moduleNameMapper: {
      ...own.moduleNameMapper,
      '^@tarojs/taro$': taro.moduleNameMapper['@tarojs/taro$'],
      // The H5 build uses the React components too (`useHtmlComponents`).
      '^@tarojs/components$': '@tarojs/components-react',
      '^react-dom/test-utils$': '<rootDir>/test/harness/reactTestUtils.cjs',
      '^@tarojs/router$': '@tarojs/router/dist/index.cjs.js',
      '^swiper(/.*)?$': '<rootDir>/test/harness/styleStub.cjs',
    },
  };
};

export default {
  maxWorkers: process.env.JEST_MAX_WORKERS ?? 2,
  // A limit for what hangs; a busy machine needs more than jest's five seconds for the first screen of a file.
  testTimeout: 30_000,
  projects: [
    unit('unit', 'h5', ['<rootDir>/{src,test/monkey,test/flashSale}/**/*.test.ts'], [OTHER_TARGETS]),
    unit('unit-weapp', 'weapp', ['<rootDir>/src/**/*.weapp.test.{ts,tsx}']),
    unit('unit-alipay', 'alipay', ['<rootDir>/src/**/*.alipay.test.{ts,tsx}']),
    components(),
    unit('contract', 'h5', ['<rootDir>/test/contract/**/*.test.ts']),
    unit('architecture', 'h5', ['<rootDir>/test/architecture/**/*.test.ts']),
    unit('scripts', 'h5', ['<rootDir>/{scripts,contract}/**/*.test.mjs']),
  ],
};
