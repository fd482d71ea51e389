import {
  type Release,
  isComplete,
  isTheFile,
  outdated,
  roleOf,
  splitAddress,
  takenOver,
} from './workerRules';

const PAGES: Pick<Release, 'pages'> = { pages: ['', 'pick', 'fcfriday'] };
const ORIGIN = 'https://m.example.com';
const asked = (path: string, mode = 'no-cors', destination = 'script', isSameOrigin = true) =>
  roleOf({ url: `${ORIGIN}${path}`, mode, destination }, isSameOrigin, PAGES);
const opened = (path: string, destination = 'document') => asked(path, 'navigate', destination);

test.each([
  '/js/base.2e4f45.js',
  '/js/1038.024478.js',
  '/css/3432.bc68e4.css',
  '/static/images/a.0123abcd.png',
])('%s is one of the app’s files', (path) => {
  expect(asked(path)).toBe('file');
  expect(asked(`${path}?again=1790000000000`)).toBe('file');
  expect(asked(path, 'no-cors', 'script', false)).toBe(null);
  expect(asked(`${path}?token=secret`)).toBe(null);
});

test.each([
  '/wxgw/post/pick/waiting',
  '/aligw/home',
  '/wxgw/js/1038.024478.js',
  '/__sandbox/art/weekly.svg',
  '/js/app.js',
  '/js/1038.024478.js.map',
  '/js/../wxgw/a.024478.js/x',
  '/sw.js',
  '/index.html',
  '/',
  '/pick',
])('%s, loaded by a page, is left to the browser', (path) => {
  expect(asked(path, 'cors', '')).toBe(null);
});

test.each(['/', '', '/?token=secret', '/pick', '/pick/code?parcelId=1', '/PICK', '//fcFriday#a'])(
  'opened, %s is a page of the app',
  (path) => {
    expect(opened(path)).toBe('own page');
    expect(opened(path, 'iframe')).toBe('other page');
  },
);

test.each(['/wxgw/post/pick/waiting', '/__sandbox/', '/mall/goods', '/js/1038.024478.js', '/pickle'])(
  'opened, %s belongs to others',
  (path) => expect(opened(path)).toBe('other page'),
);

test.each([
  ['https://m.example.com/pick?a=/b#c', '/pick', '?a=/b'],
  ['https://m.example.com', '/', ''],
  ['https://m.example.com?x', '/', '?x'],
])('%s', (address, path, search) => expect(splitAddress(address)).toEqual({ path, search }));

test.each([
  ['/js/a.024478.js', 200, 'text/javascript; charset=utf-8', true],
  ['/js/a.024478.js', 200, 'application/javascript', true],
  ['/css/a.024478.css', 200, 'text/css', true],
  ['/static/a.024478.png', 200, 'image/png', true],
  ['/js/a.024478.js', 200, 'text/html', false],
  ['/css/a.024478.css', 200, 'text/html', false],
  ['/static/a.024478.png', 200, 'text/html', false],
  ['/js/a.024478.js', 200, null, false],
  ['/js/a.024478.js', 404, 'text/javascript', false],
  ['/js/a.024478.js', 206, 'text/javascript', false],
])('%s with %i and %s: %s', (path, status, type, isStored) =>
  expect(isTheFile(path, status, type)).toBe(isStored),
);

test.each([
  [200, "script-src 'self' 'sha256-a=' 'sha256-b='", true],
  [200, "script-src 'self' 'sha256-a='", false],
  [200, null, true],
  [404, "script-src 'self' 'sha256-a=' 'sha256-b='", false],
])('HTML with %i and the policy %j: %s', (status, policy, isStored) =>
  expect(isComplete(status, policy, { inline: ["'sha256-a='", "'sha256-b='"] })).toBe(isStored),
);

test('a new release takes over what is unchanged, and of pages without a network also what is not', () => {
  const used = ['/js/1.aaaaaa.js', '/js/2.aaaaaa.js', '/js/3.aaaaaa.js', '/css/2.aaaaaa.css'];
  const offline = ['/js/2.bbbbbb.js', '/css/2.aaaaaa.css', '/js/4.bbbbbb.js'];
  expect(takenOver(used, { files: ['/js/1.aaaaaa.js', '/js/3.bbbbbb.js', ...offline], offline })).toEqual({
    unchanged: ['/js/1.aaaaaa.js', '/css/2.aaaaaa.css'],
    renewed: ['/js/2.bbbbbb.js'],
  });
});

test.each([
  [['pc-first', 'pc-files-a', 'pc-files-b', 'pc-files-c', 'other'], ['pc-files-a']],
  [['pc-files-a', 'pc-files-c', 'pc-files-b'], ['pc-files-a']],
  [['pc-files-b', 'pc-files-c'], []],
  [['pc-files-c'], []],
])('of %j the oldest go when c begins: %j', (names, gone) =>
  expect(outdated(names, { version: 'c' })).toEqual(gone),
);
