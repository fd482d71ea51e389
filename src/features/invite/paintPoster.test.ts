/** Decodes the code with a different library than the one that creates it. */
import jsQR from 'jsqr';
import type { Pen } from '@/platform/drawing/types';
import { paintPoster } from './paintPoster';
import { CODE, HEAD_HEIGHT, POSTER } from './posterRules';

const LINK = 'https://m.example.com/couponBargain/beInvited/BG-FRIEND?channelId=7';
const INFO = {
  title: '5 元寄件券',
  highlight: '最低 0 元拿',
  inviterName: '138****0011',
  headImgUrl: 'https://m.example.com/a.png',
  miniCodeUrl: '',
  link: LINK,
};

/** Paints rectangles for real; for pictures and texts it records content and position. */
function makeCanvas() {
  const pixels = new Uint8ClampedArray(POSTER.width * POSTER.height * 4).fill(255);
  const words: string[] = [];
  const pictures: unknown[] = [];
  const grounds: unknown[] = [];
  const pen: Pen = {
    fillStyle: '',
    font: '',
    textAlign: 'left',
    textBaseline: 'top',
    fillRect(x, y, width, height) {
      const value = pen.fillStyle === '#000000' ? 0 : 255;
      if (value === 255) grounds.push([x, y, width, height]);
      for (let row = y; row < y + height; row += 1)
        pixels.fill(value, (row * POSTER.width + x) * 4, (row * POSTER.width + x + width) * 4);
    },
    fillText: (text) => void words.push(text),
    measureText: (text) => ({ width: [...text].length * 20 }),
    drawImage: (picture, _sx, _sy, _sw, _sh, x, y, width, height) =>
      void pictures.push([picture, x, y, width, height]),
  };
  return { pen, words, pictures, grounds, pixels };
}

const opaque = (pixels: Uint8ClampedArray): Uint8ClampedArray =>
  pixels.map((value, index) => (index % 4 === 3 ? 255 : value));
const loaded = { source: 'head', width: 1280, height: 800 };

it('the code contains the link, also at half the size', async () => {
  const { pen, pixels } = makeCanvas();
  await paintPoster(pen, async () => null, INFO, '长按识别二维码参加');
  expect(jsQR(opaque(pixels), POSTER.width, POSTER.height)?.data).toBe(LINK);
});

it.each([100, 200, 400])('a link of %i letters still fits and can be decoded', async (length) => {
  const link = `${LINK}&x=${'a'.repeat(length)}`;
  const { pen, pixels } = makeCanvas();
  await paintPoster(pen, async () => null, { ...INFO, link }, '');
  expect(jsQR(opaque(pixels), POSTER.width, POSTER.height)?.data).toBe(link);
});

it('the picture on top, and the server’s own code instead of ours', async () => {
  const { pen, pictures } = makeCanvas();
  await paintPoster(pen, async () => loaded, { ...INFO, miniCodeUrl: 'https://m.example.com/c.png' }, '');
  expect(pictures).toEqual([
    ['head', 0, 0, POSTER.width, HEAD_HEIGHT],
    ['head', CODE.x, CODE.y, CODE.size, CODE.size],
  ]);
});

it('a picture that fails to load leaves a plain area with the title', async () => {
  const { pen, pictures, words, grounds } = makeCanvas();
  await paintPoster(pen, async () => null, INFO, '');
  expect(pictures).toEqual([]);
  expect(grounds.slice(0, 2)).toEqual([
    [0, 0, POSTER.width, POSTER.height],
    [0, 0, POSTER.width, HEAD_HEIGHT],
  ]);
  expect(words.filter((text) => text === INFO.title)).toHaveLength(2);
});
