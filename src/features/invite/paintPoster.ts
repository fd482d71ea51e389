/**
 * Draws a poster on any platform's canvas (product §3.15). Loaded with the poster pages, together with the QR code
 * library.
 */
import qrcode from 'qrcode-generator';
import type { LoadPicture, Pen } from '@/platform/drawing/types';
import {
  BELOW,
  BRAND_COLOR,
  CODE,
  coverOf,
  HEAD_HEIGHT,
  linesOf,
  type Poster,
  POSTER,
  textsOf,
  TEXT_WIDTH,
  type TextBlock,
} from './posterRules';

const QUIET_MODULES = 4;
const LINE_HEIGHT = 1.35;
const GAP = 8;
const FONT = 'sans-serif';

/** @returns the y where the next block may begin */
function writeBlock(
  pen: Pen,
  { text, size, isBold, color, x, y, maxWidth, maxLines }: TextBlock,
  below = 0,
): number {
  const top = y === BELOW ? below : y;
  pen.font = `${isBold ? 'bold ' : ''}${size}px ${FONT}`;
  pen.fillStyle = color;
  pen.textAlign = 'left';
  pen.textBaseline = 'top';
  const lines = linesOf(text, maxWidth, maxLines, (line) => pen.measureText(line).width);
  for (const [index, line] of lines.entries())
    pen.fillText(line, x, top + Math.round(index * size * LINE_HEIGHT));
  return top + Math.round(lines.length * size * LINE_HEIGHT) + GAP;
}

/** The link as a QR code, black on white also in dark mode: scanners need it. */
export function drawCode(pen: Pen, link: string): void {
  const code = qrcode(0, 'M');
  code.addData(link);
  code.make();
  const count = code.getModuleCount() + 2 * QUIET_MODULES;
  // Whole pixels: modules with blurred edges are harder to read.
  const module = Math.floor(CODE.size / count);
  const rest = Math.floor((CODE.size - module * count) / 2) + module * QUIET_MODULES;
  pen.fillStyle = '#ffffff';
  pen.fillRect(CODE.x, CODE.y, CODE.size, CODE.size);
  pen.fillStyle = '#000000';
  for (let row = 0; row < code.getModuleCount(); row += 1)
    for (let column = 0; column < code.getModuleCount(); column += 1)
      if (code.isDark(row, column))
        pen.fillRect(CODE.x + rest + column * module, CODE.y + rest + row * module, module, module);
}

/** A picture that fails to load leaves a plain area. */
export async function paintPoster(pen: Pen, load: LoadPicture, poster: Poster, hint: string): Promise<void> {
  const { headImgUrl, miniCodeUrl, title, link } = poster;
  const [head, miniCode] = await Promise.all([
    headImgUrl === '' ? null : load(headImgUrl),
    miniCodeUrl === '' ? null : load(miniCodeUrl),
  ]);
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, POSTER.width, POSTER.height);
  if (head === null || head.width === 0) {
    pen.fillStyle = BRAND_COLOR;
    pen.fillRect(0, 0, POSTER.width, HEAD_HEIGHT);
    writeBlock(pen, {
      text: title,
      size: 56,
      isBold: true,
      color: '#ffffff',
      x: (POSTER.width - TEXT_WIDTH) / 2,
      y: 170,
      maxWidth: TEXT_WIDTH,
      maxLines: 2,
    });
  } else {
    const { sx, sy, sWidth, sHeight } = coverOf(head, POSTER.width, HEAD_HEIGHT);
    pen.drawImage(head.source, sx, sy, sWidth, sHeight, 0, 0, POSTER.width, HEAD_HEIGHT);
  }
  let below = HEAD_HEIGHT;
  for (const block of textsOf(poster, hint)) below = writeBlock(pen, block, below);
  if (miniCode === null || miniCode.width === 0) drawCode(pen, link);
  else
    pen.drawImage(
      miniCode.source,
      0,
      0,
      miniCode.width,
      miniCode.height,
      CODE.x,
      CODE.y,
      CODE.size,
      CODE.size,
    );
}
