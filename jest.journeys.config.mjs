// Journeys in a real browser (H5) and on the engine host (mini programs), against the production builds in dist/.
//
//   npx jest -c jest.journeys.config.mjs --selectProjects journeys -t 'RC-OPEN'
import { fileURLToPath } from 'node:url';

const shared = {
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  testEnvironment: '<rootDir>/test/harness/browser/environment.mjs',
  transform: { '\\.m?[jt]sx?$': '<rootDir>/test/harness/swcTransform.cjs' },
  transformIgnorePatterns: ['/node_modules/'],
  // docs/testing.md, "Two sets"
  testPathIgnorePatterns: process.env.TEST_SET === 'all' ? [] : ['\\.wide\\.'],
  moduleFileExtensions: ['ts', 'mjs', 'cjs', 'js', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
};

export default {
  // Three on two cores: tests wait more than they work, and do not race (docs/testing.md).
  maxWorkers: Number(process.env.JOURNEY_WORKERS ?? 3),
  // A limit for what hangs: a slow machine needs ten seconds for what takes one elsewhere, and a long page is scrolled
  // to its end. What is waited for has a limit of its own (`PATIENCE_MS`).
  testTimeout: 300_000,
  testSequencer: '<rootDir>/test/harness/longestFirst.cjs',
  globalSetup: '<rootDir>/test/harness/globalSetup.ts',
  globalTeardown: '<rootDir>/test/harness/globalTeardown.ts',
  projects: [
    // The vendors' compilers over the built packages; no browser.
    {
      ...shared,
      displayName: 'gate',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/engines/**/*.gate.ts'],
    },
    { ...shared, displayName: 'journeys', testMatch: ['<rootDir>/test/journeys/**/*.journey.ts'] },
    { ...shared, displayName: 'engines', testMatch: ['<rootDir>/test/engines/**/*.engine.ts'] },
    { ...shared, displayName: 'bench', testMatch: ['<rootDir>/test/bench/**/*.bench.ts'] },
  ],
};
