// The minimum that no page can beat: the words and pictures of a page's first screen as plain HTML, on its own server.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import type { Page } from 'playwright-core';

interface FirstScreen {
  readonly words: readonly string[];
  readonly pictures: readonly {
    readonly url: string;
    readonly width: number;
    readonly height: number;
  }[];
}

interface Floor {
  readonly url: string;
  /** A text that is last on the page. */
  readonly awaited: string;
  close(): Promise<void>;
}

/** What the first screen of this page shows now. */
export const readFirstScreen = (page: Page): Promise<FirstScreen> =>
  page.evaluate(() => {
    const isSeen = (each: Element): boolean => {
      const { top, height } = each.getBoundingClientRect();
      return height > 0 && top < window.innerHeight;
    };
    const words = Array.from(document.querySelectorAll('body *'))
      .filter((each) => each.childElementCount === 0 && isSeen(each))
      .map((each) => each.textContent?.trim() ?? '')
      .filter((text) => text !== '' && text.length < 60);
    const pictures = Array.from(document.images)
      .filter((each) => isSeen(each) && each.currentSrc !== '')
      .map((each) => ({
        url: each.currentSrc,
        width: Math.round(each.getBoundingClientRect().width),
        height: Math.round(each.getBoundingClientRect().height),
      }));
    return { words, pictures };
  });

const escaped = (text: string): string => text.replace(/[&<]/g, '');

/** The last words of a floor, by which a bench knows that it is complete. */
const END = '到底了';

interface Served {
  readonly type: string;
  readonly body: Buffer;
}

/** Serves the first screen as plain HTML: gzip, pictures cached, the HTML asked for at each visit. */
export async function startFloor({ words, pictures }: FirstScreen): Promise<Floor> {
  const served = new Map<string, Served>();
  const images: string[] = [];
  for (const { url, width, height } of pictures) {
    if (url.startsWith('data:')) {
      images.push(`<img src="${url.replace(/"/g, '&quot;')}" width="${width}" height="${height}" alt="">`);
      continue;
    }
    const answer = await fetch(url);
    const name = `/${served.size}.picture`;
    served.set(name, {
      type: answer.headers.get('content-type') ?? 'image/svg+xml',
      body: Buffer.from(await answer.arrayBuffer()),
    });
    images.push(`<img src="${name}" width="${width}" height="${height}" alt="">`);
  }
  const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>x</title>
<style>body{margin:0;font:14px sans-serif}p{margin:0 4px;display:inline-block}p:last-child{position:fixed;bottom:0}</style>
${images.join('')}${[...words, END].map((text) => `<p>${escaped(text)}</p>`).join('')}</html>`;
  const server = http.createServer((request, response) => {
    const file = served.get(request.url ?? '');
    response.writeHead(200, {
      'content-type': file?.type ?? 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': file === undefined ? 'no-store' : 'public, max-age=31536000, immutable',
    });
    response.end(zlib.gzipSync(file?.body ?? Buffer.from(html)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    awaited: END,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
