import type { DevConsoleCapability } from './types';

const made: string[] = [];
const phone = { isFull: true };
jest.mock('vconsole', () => ({
  __esModule: true,
  default: class {
    constructor() {
      if (phone.isFull) throw new Error('no room for it');
      made.push('console');
    }
  },
}));

/** The capability as built for `environment`. */
async function builtFor(environment: string): Promise<DevConsoleCapability> {
  const before = process.env.TARO_APP_ENV;
  process.env.TARO_APP_ENV = environment;
  jest.resetModules();
  const { devConsole } = await import('./index');
  if (before === undefined) delete process.env.TARO_APP_ENV;
  else process.env.TARO_APP_ENV = before;
  return devConsole;
}

beforeEach(() => {
  made.length = 0;
  phone.isFull = false;
});

test('a failed console can be opened again; a loaded one is created only once', async () => {
  const devConsole = await builtFor('sandbox');
  phone.isFull = true;
  expect((await devConsole.open()).kind).toBe('failed');
  phone.isFull = false;
  expect((await devConsole.open()).kind).toBe('done');
  expect((await devConsole.open()).kind).toBe('done');
  expect(made).toEqual(['console']);
});

test.each([
  ['sandbox', 'done'],
  ['sit1', 'done'],
  ['sit6', 'done'],
  ['prod', 'unsupported'],
])('built for %s: %s', async (environment, kind) => {
  const devConsole = await builtFor(environment);
  expect((await devConsole.open()).kind).toBe(kind);
  expect(made).toHaveLength(kind === 'done' ? 1 : 0);
});
