import { thumbnailAddress } from './thumbnail';

const host = {
  hosts: ['pic.example.com', '127.0.0.1'],
  pattern: '{origin}{path}?imageView2/{mode}/w/{width}[/h/{height}]',
};

test.each([
  ['https://pic.example.com/a/b.png', {}, 'https://pic.example.com/a/b.png?imageView2/2/w/100'],
  ['https://PIC.example.com/a.png', { width: 272 }, 'https://PIC.example.com/a.png?imageView2/2/w/272'],
  [
    'http://127.0.0.1:9000/x',
    { mode: 1, width: 40.4, height: 30 },
    'http://127.0.0.1:9000/x?imageView2/1/w/40/h/30',
  ],
  ['https://pic.example.com', { width: 50 }, 'https://pic.example.com/?imageView2/2/w/50'],
  [
    'https://pic.example.com:8443/a.png?v=1&s=$1',
    {},
    'https://pic.example.com:8443/a.png?v=1&s=$1&imageView2/2/w/100',
  ],
  // `$&` in a path is a path, not a pattern of `replace`.
  ['https://pic.example.com/$&.png', {}, 'https://pic.example.com/$&.png?imageView2/2/w/100'],
])('%s at %p', (url, size, expected) => {
  expect(thumbnailAddress(url, size, host)).toBe(expected);
});

test.each([
  'https://other.example.com/a.png',
  'https://pic.example.com/a.png?imageView2/1',
  '/a.png',
  '',
  'data:image/png;base64,AA',
])('%p stays unchanged', (url) => {
  expect(thumbnailAddress(url, { width: 10 }, host)).toBe(url);
});

test('another host by its pattern, and unchanged without one', () => {
  const cdn = { hosts: ['pic.example.com'], pattern: 'https://thumb.example.net/{width}x{height}{path}' };
  expect(thumbnailAddress('https://pic.example.com/a.png', { width: 10, height: 20 }, cdn)).toBe(
    'https://thumb.example.net/10x20/a.png',
  );
  expect(thumbnailAddress('https://pic.example.com/a.png?v=1', { width: 10, height: 20 }, cdn)).toBe(
    'https://thumb.example.net/10x20/a.png?v=1',
  );
  expect(thumbnailAddress('https://pic.example.com/a.png', {}, { ...cdn, pattern: '' })).toBe(
    'https://pic.example.com/a.png',
  );
});
