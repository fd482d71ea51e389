import jsQR from 'jsqr';
import type { Locator } from 'playwright-core';

/** What the code on a drawn poster says, read from its pixels; null when nothing can be read. */
export async function readCode(picture: Locator): Promise<string | null> {
  const { pixels, width, height } = await picture.evaluate(async (shown: HTMLImageElement) => {
    await shown.decode();
    const canvas = document.createElement('canvas');
    canvas.width = shown.naturalWidth;
    canvas.height = shown.naturalHeight;
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no 2d context');
    pen.drawImage(shown, 0, 0);
    // The lower half has it.
    const top = Math.floor(canvas.height / 2);
    const { data } = pen.getImageData(0, top, canvas.width, canvas.height - top);
    let text = '';
    for (const value of data) text += String.fromCharCode(value);
    return { pixels: btoa(text), width: canvas.width, height: canvas.height - top };
  });
  return jsQR(Uint8ClampedArray.from(Buffer.from(pixels, 'base64')), width, height)?.data ?? null;
}
