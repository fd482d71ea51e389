// Screens: the app's own pages, router and stores on pages in Node (test/harness/nodePage) against the sandbox. No build,
// no browser, no layout; a visit costs a tenth of a second of CPU.
//
//   npx jest -c jest.screens.config.mjs -- receive
import { fileURLToPath } from 'node:url';

process.env.TZ = 'Asia/Shanghai'; // where the phones of all tests are
// Each visit creates a window and drops it: with V8's default of 16 MB they outlive the young generation.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;

export default {
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  displayName: 'screens',
  // Three on two cores: tests wait for the sandbox half of their time.
  maxWorkers: Number(process.env.JEST_MAX_WORKERS ?? 3),
  testTimeout: 60_000,
  testSequencer: '<rootDir>/test/harness/longestFirst.cjs',
  testEnvironment: '<rootDir>/test/harness/nodePage/environment.mjs',
  transform: { '\\.m?[jt]sx?$': '<rootDir>/test/harness/swcTransform.cjs' },
  transformIgnorePatterns: ['/node_modules/(?!(dom-accessibility-api)/)'],
  moduleFileExtensions: ['ts', 'mjs', 'cjs', 'js', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  globalSetup: '<rootDir>/test/harness/nodePage/globalSetup.ts',
  globalTeardown: '<rootDir>/test/harness/globalTeardown.ts',
  testPathIgnorePatterns: process.env.TEST_SET === 'all' ? [] : ['\\.wide\\.'], // docs/testing.md, "Two sets"
  testMatch: ['<rootDir>/test/screens/**/*.screen.ts'],
};
