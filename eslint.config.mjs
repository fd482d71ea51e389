// Few rules, each of which has caught a real fault: promises nobody waits for, types that lie,
// a layer that knows too much, a browser name that crashes on a phone.
import { fileURLToPath } from 'node:url';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import layers from './scripts/eslint/layers.mjs';

const HOST_GLOBALS = [
  'window',
  'document',
  'location',
  'navigator',
  'localStorage',
  'sessionStorage',
  'history',
];
const MINI_GLOBALS = ['wx', 'my', 'swan', 'tt'];
/** Not in mini-program engines: fine in *.h5.ts only. */
const BROWSER_ONLY = [
  'URL',
  'URLSearchParams',
  'fetch',
  'XMLHttpRequest',
  'Headers',
  'AbortController',
  'TextEncoder',
  'TextDecoder',
  'crypto',
  'btoa',
  'atob',
];
const LIFECYCLE_HOOKS = [
  'useDidShow',
  'useDidHide',
  'useLoad',
  'useUnload',
  'useReady',
  'useLaunch',
  'useRouter',
  'useResize',
  'useError',
  'usePageNotFound',
  'usePageScroll',
  'usePullDownRefresh',
  'useReachBottom',
  'useShareAppMessage',
  'useShareTimeline',
  'useTabItemTap',
  'useUnhandledRejection',
];

const restricted = (names, message) => names.map((name) => ({ name, message }));

const CASTS = [
  {
    selector: 'TSAsExpression[typeAnnotation.typeName.name!="const"]',
    message: 'A cast hides a lie: narrow the value instead (`as const` and `satisfies` are fine).',
  },
  { selector: 'TSTypeAssertion', message: 'A cast hides a lie: narrow the value instead.' },
];
const TARGET_NAME = {
  selector: 'MemberExpression[property.name="TARO_ENV"]',
  message: 'Only src/platform knows the target: ask a capability.',
};
const NEW_LIBRARY = {
  selector:
    'CallExpression > MemberExpression.callee[property.name=/^(replaceAll|at|hasOwn|structuredClone|findLast|toSorted|allSettled)$/]',
  message: 'Newer than ES2019: not on iOS 13 and old mini-program engines, and nothing is polyfilled.',
};

const taroImports = (allowImportNames, message) => [
  'error',
  { paths: [{ name: '@tarojs/taro', allowImportNames, message, allowTypeImports: true }] },
];

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'node_modules/**',
      'shots/**',
      'coverage/**',
      '.cache/**',
      '.swc/**',
      'src/api/generated/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  // Every TypeScript file.
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: fileURLToPath(new URL('.', import.meta.url)),
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' },
      ],
      '@typescript-eslint/ban-ts-comment': 'error',
      'no-empty': 'error',
      eqeqeq: ['error', 'always'],
      'no-var': 'error',
      'prefer-const': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },

  // The app.
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { house: layers },
    rules: {
      'house/layers': 'error',
      'no-console': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-restricted-syntax': ['error', ...CASTS, TARGET_NAME, NEW_LIBRARY],
      'no-restricted-globals': [
        'error',
        ...restricted(
          [...HOST_GLOBALS, ...MINI_GLOBALS],
          'Only src/platform knows the host: use a capability.',
        ),
        ...restricted(
          BROWSER_ONLY,
          'Mini-program engines have no such object: use a capability or src/utils.',
        ),
      ],
      '@typescript-eslint/no-restricted-imports': taroImports(
        ['type'],
        'Only src/platform calls Taro: use a capability.',
      ),
    },
  },
  {
    files: ['src/app.tsx', 'src/pages/**/*.tsx', 'src/packages/**/*.tsx', 'src/hooks/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': taroImports(
        LIFECYCLE_HOOKS,
        'Pages and hooks take lifecycle hooks from Taro, nothing else: use a capability of src/platform.',
      ),
    },
  },
  {
    // Read by the build, once per target.
    files: ['src/**/*.config.ts'],
    rules: { 'no-restricted-syntax': ['error', ...CASTS] },
  },
  {
    files: ['src/platform/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': 'off',
      'no-restricted-syntax': ['error', ...CASTS, NEW_LIBRARY],
      'no-restricted-globals': [
        'error',
        ...restricted(BROWSER_ONLY, 'Mini-program engines have no such object: *.h5.ts only.'),
      ],
    },
  },
  {
    files: ['src/platform/**/*.{weapp,alipay}.ts', 'src/platform/**/mini.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...restricted([...HOST_GLOBALS, ...BROWSER_ONLY], 'Mini-program engines have no such object.'),
      ],
    },
  },
  { files: ['src/**/*.h5.ts', 'src/**/*.h5.tsx'], rules: { 'no-restricted-globals': 'off' } },
  // Where component tests draw: jsdom's document.
  { files: ['src/utils/testing/**/*.ts'], rules: { 'no-restricted-globals': 'off' } },

  // Tests may build wrong values on purpose.
  {
    files: ['**/*.test.{ts,tsx}', '**/*.suite.ts', 'test/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      'no-restricted-syntax': 'off',
      'no-restricted-globals': 'off',
      'house/layers': 'off',
      '@typescript-eslint/no-restricted-imports': 'off',
    },
  },

  // The build talks to untyped tools.
  { files: ['config/**/*.ts'], rules: { '@typescript-eslint/no-unsafe-assignment': 'off' } },

  // Plain scripts.
  {
    files: ['**/*.{js,mjs,cjs}'],
    rules: {
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always'],
      'no-empty': 'error',
      'prefer-const': 'error',
    },
  },
);
