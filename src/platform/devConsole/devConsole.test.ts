import { devConsole } from './index';

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

test('a console that failed may be tried again; one that is there is the only one', async () => {
  expect((await devConsole.open()).kind).toBe('failed');
  phone.isFull = false;
  expect((await devConsole.open()).kind).toBe('done');
  expect((await devConsole.open()).kind).toBe('done');
  expect(made).toEqual(['console']);
});
