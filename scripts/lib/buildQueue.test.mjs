import { buildBehind } from './buildQueue.mjs';

/** Builds that end when the test decides. */
function makeQueue({ built = [], atOnce = 1, targets = ['weapp', 'alipay'], isBegun = true } = {}) {
  const log = [];
  const open = new Map();
  const queue = buildBehind(targets, {
    isBuilt: (target) => built.includes(target),
    build: (target) =>
      new Promise((resolve, reject) => {
        log.push(`build ${target}`);
        open.set(target, { resolve, reject });
      }),
    onWaiting: (target) => log.push(`wait ${target}`),
    onFailed: (target, cause) => log.push(`failed ${target}: ${cause.message}`),
    atOnce,
  });
  if (isBegun) queue.begin();
  const settle = async (target, how) => {
    how(open.get(target));
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    ...queue,
    log,
    built,
    finish: (target) => {
      built.push(target);
      return settle(target, ({ resolve }) => resolve());
    },
    fail: (target, words) => settle(target, ({ reject }) => reject(new Error(words))),
  };
}

test('builds what is not built, one after the other', async () => {
  const { log, finish } = makeQueue();
  expect(log).toEqual(['wait weapp', 'wait alipay', 'build weapp']);
  await finish('weapp');
  expect(log.at(-1)).toBe('build alipay');
  await finish('alipay');
  expect(log).toHaveLength(4);
});

test('before the start they wait, and requested targets then come first', () => {
  const { log, waiting, ask, begin } = makeQueue({ isBegun: false });
  ask('alipay');
  expect(waiting).toEqual(['weapp', 'alipay']);
  expect(log).toEqual(['wait weapp', 'wait alipay']);
  begin();
  expect(log.slice(2)).toEqual(['build alipay']);
});

test('both at the same time', () => {
  expect(makeQueue({ atOnce: 2 }).log.slice(2)).toEqual(['build weapp', 'build alipay']);
});

test('skips what is already built, requested or not', () => {
  const { log, ask } = makeQueue({ built: ['weapp', 'alipay'] });
  ask('weapp');
  expect(log).toEqual([]);
});

test('requested targets come next, in the order of the requests', async () => {
  const { log, ask, finish } = makeQueue({ targets: ['one', 'two', 'three', 'four'] });
  ask('four');
  ask('three');
  ask('one'); // being built
  ask('five'); // unknown target
  await finish('one');
  await finish('four');
  await finish('three');
  expect(log.filter((line) => line.startsWith('build'))).toEqual([
    'build one',
    'build four',
    'build three',
    'build two',
  ]);
});

test('a failed build is reported, the next one starts, and it is built again on request', async () => {
  const { log, ask, fail, finish } = makeQueue();
  await fail('weapp', 'no such module');
  expect(log.slice(3)).toEqual(['failed weapp: no such module', 'build alipay']);
  ask('weapp');
  ask('weapp');
  expect(log.slice(5)).toEqual(['wait weapp']);
  await finish('alipay');
  expect(log.slice(6)).toEqual(['build weapp']);
});

test('a build that has been deleted is built again on request', async () => {
  const { log, ask, finish, built } = makeQueue({ targets: ['weapp'] });
  await finish('weapp');
  built.length = 0;
  ask('weapp');
  expect(log.slice(2)).toEqual(['wait weapp', 'build weapp']);
});

test('after the end no build starts, and an interrupted one is no failure', async () => {
  const { log, ask, fail, stop } = makeQueue();
  stop();
  await fail('weapp', 'killed');
  ask('alipay');
  expect(log).toEqual(['wait weapp', 'wait alipay', 'build weapp']);
});
