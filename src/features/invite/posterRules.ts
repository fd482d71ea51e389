/** Layout of a poster (product §3.15). Pure; lengths in pixels of the picture, which is drawn at 2x. */

export const POSTER = { width: 640, height: 1000 } as const;
/** Height of the picture on top. */
export const HEAD_HEIGHT = 480;
const MARGIN = 40;
export const TEXT_WIDTH = POSTER.width - 2 * MARGIN;
/** The code, including its quiet zone of four modules on each side (ISO/IEC 18004 §9.1). */
export const CODE = { x: POSTER.width - MARGIN - 228, y: 748, size: 228 } as const;
/** Width of the texts beside the code. */
const BESIDE_WIDTH = CODE.x - 2 * MARGIN;

export interface Poster {
  readonly title: string;
  /** The price or the reward. */
  readonly highlight: string;
  /** Masked; '' if there is none. */
  readonly inviterName: string;
  readonly headImgUrl: string;
  /** The server's own code of a mini program's page; '' for a QR code of the link. */
  readonly miniCodeUrl: string;
  /** What the code opens. */
  readonly link: string;
}

export interface TextBlock {
  readonly text: string;
  readonly size: number;
  readonly isBold: boolean;
  readonly color: string;
  readonly x: number;
  readonly y: number;
  readonly maxWidth: number;
  readonly maxLines: number;
}

/** Directly below the previous block, however many lines that has. */
export const BELOW = -1;
const INK = '#1a1a1a';
const QUIET = '#6b6b6b';
export const BRAND_COLOR = '#d6330b';

/**
 * Texts of the poster without empty ones.
 * @param hint below the name: what to do with the code
 */
export function textsOf({ title, highlight, inviterName }: Poster, hint: string): readonly TextBlock[] {
  const wide = { x: MARGIN, maxWidth: TEXT_WIDTH, maxLines: 2, isBold: true };
  const beside = { x: MARGIN, maxWidth: BESIDE_WIDTH, maxLines: 1, isBold: false };
  const texts: readonly TextBlock[] = [
    { text: title, size: 44, color: INK, y: HEAD_HEIGHT + 36, ...wide },
    { text: highlight, size: 36, color: BRAND_COLOR, y: BELOW, ...wide },
    {
      text: inviterName === '' ? '' : `好友 ${inviterName}`,
      size: 30,
      color: INK,
      y: CODE.y + 30,
      ...beside,
    },
    { text: inviterName === '' ? '' : '邀请您参加', size: 30, color: INK, y: CODE.y + 76, ...beside },
    { text: hint, size: 26, color: QUIET, y: CODE.y + 150, ...beside },
  ];
  return texts.filter(({ text }) => text.trim() !== '');
}

/**
 * Splits `text` into at most `maxLines` lines no wider than `maxWidth`; the last one is cut with … if there is more.
 * Breaks anywhere, as Chinese does, but never inside a character.
 * @param widthOf width of a line in pixels, in its font
 */
export function linesOf(
  text: string,
  maxWidth: number,
  maxLines: number,
  widthOf: (line: string) => number,
): readonly string[] {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  const lines: string[] = [];
  let line = '';
  for (const [index, character] of characters.entries()) {
    if (widthOf(line + character) <= maxWidth) {
      line += character;
      continue;
    }
    if (lines.length + 1 === maxLines) {
      while (line !== '' && widthOf(`${line}…`) > maxWidth) line = [...line].slice(0, -1).join('');
      return [...lines, `${line}…`];
    }
    lines.push(line);
    line = character === ' ' ? '' : character;
    // A single character may be wider than the line: it gets its own line, otherwise this would never end.
    if (index === characters.length - 1 && line === '') return lines;
  }
  return line === '' ? lines : [...lines, line];
}

/** The central part of a picture that fills `width` times `height` without distortion. */
export function coverOf(
  picture: { readonly width: number; readonly height: number },
  width: number,
  height: number,
): { readonly sx: number; readonly sy: number; readonly sWidth: number; readonly sHeight: number } {
  const scale = Math.max(width / picture.width, height / picture.height);
  const sWidth = width / scale;
  const sHeight = height / scale;
  return { sx: (picture.width - sWidth) / 2, sy: (picture.height - sHeight) / 2, sWidth, sHeight };
}
