import { makeTabArrivals, type ArrivalParams } from './tabArrivals';

function setUp() {
  const arrivals = makeTabArrivals();
  const reported: ArrivalParams[] = [];
  const listen = () => arrivals.subscribe('home', (params) => reported.push(params));
  return { arrivals, reported, listen };
}

it('delivers them once, without the ones that were not given', () => {
  const { arrivals } = setUp();
  arrivals.put('home', { a: '1', b: undefined });
  expect([arrivals.take('home'), arrivals.take('home')]).toEqual([{ a: '1' }, null]);
});

it('delivers parameters to the current page, once, and keeps nothing', () => {
  const { arrivals, reported, listen } = setUp();
  listen();
  arrivals.put('home', { a: '1' });
  expect(reported).toEqual([]);
  arrivals.deliver('home');
  arrivals.deliver('home');
  expect([reported, arrivals.take('home')]).toEqual([[{ a: '1' }], null]);
});

it('waits for a page that does not listen yet', () => {
  const { arrivals, reported, listen } = setUp();
  arrivals.put('home', { a: '1' });
  arrivals.deliver('home');
  listen();
  expect(reported).toEqual([{ a: '1' }]);
});

it('keeps other pages’ parameters for them', () => {
  const { arrivals, reported, listen } = setUp();
  listen();
  arrivals.put('send', { a: '1' });
  arrivals.deliver('send');
  expect([reported, arrivals.take('send')]).toEqual([[], { a: '1' }]);
});

it('notifies the page that subscribed last, even if the previous one unsubscribes later', () => {
  const { arrivals, reported, listen } = setUp();
  const leave = arrivals.subscribe('home', () => {
    throw new Error('gone');
  });
  listen();
  leave();
  arrivals.put('home', { a: '1' });
  arrivals.deliver('home');
  expect(reported).toEqual([{ a: '1' }]);
});

it('notifies no page that has unsubscribed', () => {
  const { arrivals, reported, listen } = setUp();
  listen()();
  arrivals.put('home', { a: '1' });
  arrivals.deliver('home');
  expect([reported, arrivals.take('home')]).toEqual([[], { a: '1' }]);
});
