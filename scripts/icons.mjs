// Pictures of the tab bars (`src/assets/tabs/*.png`), rendered from the SVG files next to them: mini programs accept no
// SVG there. Run it after changing an SVG; the pictures are committed, so that a build needs no browser.
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from './lib/chromium.mjs';
import { main, say } from './lib/console.mjs';
import { palettePng } from './lib/palettePng.mjs';
import { ROOT } from './lib/paths.mjs';
import { setup } from './setup.mjs';

const FOLDER = path.join(ROOT, 'src/assets/tabs');
/** Both platforms require 81 px. */
const SIZE = 81;
/** One pair of pictures for light and dark bars: the messaging app changes the bar's colours, but not its pictures. */
const COLOURS = { '': [0x8a, 0x91, 0x9f], '-on': [0xff, 0x5a, 0x1f] };

/** In the browser: the opacity of each pixel of the drawing, 0 to 255. */
async function draw([svg, size]) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0, size, size);
  const { data } = context.getImageData(0, 0, size, size);
  return Array.from({ length: size * size }, (_, index) => data[index * 4 + 3]);
}

await main(async () => {
  await setup();
  const executablePath = findChromium() ?? undefined;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    for (const file of fs.readdirSync(FOLDER).filter((name) => name.endsWith('.svg'))) {
      const alphas = await page.evaluate(draw, [fs.readFileSync(path.join(FOLDER, file), 'utf8'), SIZE]);
      for (const [suffix, colour] of Object.entries(COLOURS)) {
        const picture = file.replace(/\.svg$/, `${suffix}.png`);
        const png = palettePng(SIZE, alphas, colour);
        fs.writeFileSync(path.join(FOLDER, picture), png);
        say(`${picture} ${png.length} B`);
      }
    }
  } finally {
    await browser.close();
  }
});
