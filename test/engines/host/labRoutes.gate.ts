import { matchRoute } from '../../../sandbox/lab/page/match';

const ROUTES = [
  { name: 'success', path: '/a/success', page: 'p/success/index' },
  { name: 'a', path: '/a/:code', page: 'p/a/index' },
  { name: 'open', path: '/open/:token?', page: 'p/open/index' },
  { name: 'soon1', path: '/soon1', aliases: ['/old'], page: 'p/soon/index' },
  { name: 'soon2', path: '/soon2', page: 'p/soon/index' },
];

describe('mini-program page of an H5 address', () => {
  it.each([
    ['/a/X?token=1', { page: 'p/a/index', query: 'code=X&token=1' }],
    ['/a/success', { page: 'p/success/index', query: '' }],
    ['/open', { page: 'p/open/index', query: '' }],
    ['/open/T', { page: 'p/open/index', query: 'token=T' }],
    ['/old', { page: 'p/soon/index', query: 'route=soon1' }],
    ['/soon2', { page: 'p/soon/index', query: 'route=soon2' }],
    ['/nowhere', null],
    ['/a/X/more', null],
  ])('%s', (address, expected) => {
    expect(matchRoute(ROUTES, address)).toEqual(expected);
  });
});
