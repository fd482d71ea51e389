import { isPicture, targetSize } from './pictureRules';

test.each([
  ['a phone’s picture', [4032, 3024], [1600, 1200]],
  ['upright', [3024, 4032], [1200, 1600]],
  ['small ones stay', [640, 480], [640, 480]],
  ['a long screenshot keeps what can be read', [1080, 9600], [800, 7111]],
  ['one that no canvas takes', [1000, 60000], [447, 26833]],
  ['a line', [1, 5000], [1, 5000]],
] as const)('%s', (_name, [width, height], [toWidth, toHeight]) => {
  expect(targetSize({ width, height })).toEqual({ width: toWidth, height: toHeight });
});

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['JPEG', '\xff\xd8\xff\xe0', true],
  ['PNG', '\x89PNG\r\n\x1a\n', true],
  ['GIF', 'GIF89a', true],
  ['WebP', 'RIFF\0\0\0\0WEBP', true],
  ['HEIC', '\0\0\0\x18ftypheic', true],
  ['a film', '\0\0\0\x18ftypmp42', false],
  ['sound', 'RIFF\0\0\0\0WAVE', false],
  ['a page', '<html>', false],
  ['PDF', '%PDF-1.7', false],
  ['nothing', '', false],
])('%s', (_name, text, answer) => expect(isPicture(bytes(text))).toBe(answer));
