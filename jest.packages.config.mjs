// Both built mini-program packages on the engine host in Node (engine/node), against the sandbox: every page opened, its
// `setData` counted, its texts read. No browser and no layout; a visit costs a tenth of a second of CPU.
//
//   npm run build:weapp && npm run build:alipay
//   npx jest -c jest.packages.config.mjs -- firstRender
import { fileURLToPath } from 'node:url';

process.env.TZ = 'Asia/Shanghai'; // where the phones of all tests are

export default {
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  displayName: 'packages',
  maxWorkers: Number(process.env.JEST_MAX_WORKERS ?? 2),
  testTimeout: 60_000,
  testEnvironment: '<rootDir>/test/packages/environment.mjs',
  transform: { '\\.m?[jt]sx?$': '<rootDir>/test/harness/swcTransform.cjs' },
  transformIgnorePatterns: ['/node_modules/(?!(dom-accessibility-api)/)'],
  moduleFileExtensions: ['ts', 'mjs', 'cjs', 'js', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  globalSetup: '<rootDir>/test/packages/globalSetup.ts',
  globalTeardown: '<rootDir>/test/harness/globalTeardown.ts',
  testPathIgnorePatterns: process.env.TEST_SET === 'all' ? [] : ['\\.wide\\.'], // docs/testing.md, "Two sets"
  testMatch: process.env.TRY_ENGINES
    ? ['<rootDir>/test/engines/**/*.engine.ts']
    : ['<rootDir>/test/packages/**/*.package.ts'],
};
