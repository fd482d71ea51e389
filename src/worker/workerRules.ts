/** What the service worker of H5 keeps and answers (docs/service-worker.md). Pure. */
import { CACHE_PREFIX } from '@/utils/workerNames';

/** The files of a build. Paths begin with a slash. */
export interface Release {
  readonly version: string;
  /** The HTML and the app's first files, with their hashes: all of them are stored before the worker is used. */
  readonly first: readonly {
    readonly url: string;
    /** Null: the name contains a hash. */
    readonly revision: string | null;
    readonly integrity: string;
  }[];
  /** Hashes of the HTML's scripts, as its policy names them. */
  readonly inline: readonly string[];
  /** Everything else that a page may load. */
  readonly files: readonly string[];
  /** Those among `files` of pages that show their last answer without a network. */
  readonly offline: readonly string[];
  /** First parts of the addresses of the app's pages, in lower case; '' is home. */
  readonly pages: readonly string[];
}

export const SHELL = '/index.html';

export const FIRST_CACHE = `${CACHE_PREFIX}first`;
const FILES_PREFIX = `${CACHE_PREFIX}files-`;
export const filesCache = ({ version }: Pick<Release, 'version'>): string => FILES_PREFIX + version;
export const isFilesCache = (name: string): boolean => name.startsWith(FILES_PREFIX);

/** The path and the query of an absolute address. */
export function splitAddress(address: string): { readonly path: string; readonly search: string } {
  const [, path = '/', search = ''] = /^https?:\/\/[^/?#]*([^?#]*)(\?[^#]*)?/i.exec(address) ?? [];
  return { path: path === '' ? '/' : path, search };
}

/** A name with a hash: its text never changes. */
const FILE = /^\/(?:js|css|static)\/[\w./-]+\.[0-9a-f]{6,}\.\w+$/;
/** `freshAddress` of `platform/dom/fileEnd`: the page asks past every cache. */
const FRESH = /^\?again=\d+$/;

export type Role = 'file' | 'own page' | 'other page' | null;

/** What a GET asks for; null: the worker leaves it to the browser, as it does with every other method. */
export function roleOf(
  request: { readonly url: string; readonly mode: string; readonly destination: string },
  isSameOrigin: boolean,
  { pages }: Pick<Release, 'pages'>,
): Role {
  if (!isSameOrigin) return null;
  const { path, search } = splitAddress(request.url);
  if (request.mode === 'navigate') {
    const first = path.replace(/^\/+/, '').split('/')[0] ?? '';
    return request.destination === 'document' && pages.includes(first.toLowerCase())
      ? 'own page'
      : 'other page';
  }
  return FILE.test(path) && (search === '' || FRESH.test(search)) ? 'file' : null;
}

const TYPES: Readonly<Record<string, RegExp>> = { js: /javascript/, css: /^text\/css/ };

/** Whether a response is the file: a public network's login page answers every address with 200 and HTML. */
export function isTheFile(path: string, status: number, contentType: string | null): boolean {
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? /^image\/|^font\//;
  return status === 200 && type.test(contentType ?? '');
}

/**
 * Whether a response for one of the first files may be stored. The HTML is stored with its headers: in the moment of a
 * release a server may send the policy of the one before, which refuses the new HTML's script.
 */
export function isComplete(
  status: number,
  policy: string | null,
  { inline }: Pick<Release, 'inline'>,
): boolean {
  return status === 200 && (policy === null || inline.every((hash) => policy.includes(hash)));
}

/** `/js/1038.024478.js` without its hash. */
const nameOf = (path: string): string => path.replace(/\.[0-9a-f]{6,}(?=\.\w+$)/, '');

/**
 * What a new release takes over from the files that the device has used: those that are unchanged, and the new text of
 * those that a page needs without a network.
 */
export function takenOver(
  used: readonly string[],
  { files, offline }: Pick<Release, 'files' | 'offline'>,
): { readonly unchanged: readonly string[]; readonly renewed: readonly string[] } {
  const paths = new Set(used);
  const names = new Set(used.map(nameOf));
  return {
    unchanged: files.filter((file) => paths.has(file)),
    renewed: offline.filter((file) => !paths.has(file) && names.has(nameOf(file))),
  };
}

/**
 * The caches of files to delete when a release takes over: all but its own and the one before, from which pages are
 * still open.
 * @param names of all caches of the origin, oldest first
 */
export function outdated(names: readonly string[], release: Pick<Release, 'version'>): readonly string[] {
  const others = names.filter((name) => isFilesCache(name) && name !== filesCache(release));
  return others.slice(0, -1);
}
