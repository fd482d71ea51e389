import { attempt, DOWNLOAD_TIMEOUT_MS, within } from '../attempt';
import { bridge } from '../bridge';
import { host } from '../host';
import { failure, unsupported } from '../outcome';
import type { SaveImageCapability, SaveImageOutcome } from './types';

/** How long the browser may need to start reading an object URL before it is given back. */
const URL_LIFE_MS = 60_000;

function follow(url: string, type: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = `${Date.now()}.${type === 'image/jpeg' ? 'jpg' : 'png'}`;
  document.body.appendChild(link);
  link.click();
  link.remove();
}

async function download(url: string): Promise<SaveImageOutcome> {
  // A picture of the page's own making; the policy of the pages lets nothing fetch it.
  if (url.startsWith('data:')) {
    follow(url, url.slice('data:'.length, url.indexOf(';')));
    return { kind: 'saved' };
  }
  // Fetched first: `download` is ignored for other origins, and the page would be left for the picture.
  const fetched = await within(
    DOWNLOAD_TIMEOUT_MS,
    attempt(async () => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return response.blob();
    }),
  );
  if (!fetched.ok) return failure(fetched.error);
  const objectUrl = URL.createObjectURL(fetched.value);
  follow(objectUrl, fetched.value.type);
  setTimeout(() => URL.revokeObjectURL(objectUrl), URL_LIFE_MS);
  return { kind: 'saved' };
}

const canDownload = (): boolean => host.current().kind === 'browser';

export const saveImage: SaveImageCapability = {
  isSupported: () => bridge.isAvailable() || canDownload(),
  openSettings: () => Promise.resolve(false),
  async save(url) {
    if (bridge.isAvailable()) {
      const answer = await bridge.call('saveImage', { url });
      if (answer.kind === 'ok') return { kind: answer.value.isSaved ? 'saved' : 'cancelled' };
      if (answer.kind === 'failed') return answer;
    }
    if (!canDownload())
      return unsupported('this web view does not download; a long press on the picture saves it');
    return download(url);
  },
} satisfies SaveImageCapability;
