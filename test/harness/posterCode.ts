import jsQR from 'jsqr';
import type { Locator } from 'playwright-core';

/**
 * The text of the code in a picture, read from its pixels; null when it cannot be read.
 * @param from where to start, as a share of the picture's height; a drawn poster has the code in its lower half
 */
export async function readCode(picture: Locator, from = 0.5): Promise<string | null> {
  const { pixels, width, height } = await picture.evaluate(async (node, share) => {
    if (!(node instanceof HTMLImageElement)) throw new Error('no picture');
    await node.decode();
    const canvas = document.createElement('canvas');
    canvas.width = node.naturalWidth;
    canvas.height = node.naturalHeight;
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no 2d context');
    pen.drawImage(node, 0, 0);
    const top = Math.floor(canvas.height * share);
    const { data } = pen.getImageData(0, top, canvas.width, canvas.height - top);
    let text = '';
    for (const value of data) text += String.fromCharCode(value);
    return { pixels: btoa(text), width: canvas.width, height: canvas.height - top };
  }, from);
  return jsQR(Uint8ClampedArray.from(Buffer.from(pixels, 'base64')), width, height)?.data ?? null;
}
