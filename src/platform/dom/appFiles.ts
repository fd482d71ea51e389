/**
 * H5 only: the app's own style sheets and scripts, which the HTML names and does not fetch (src/index.html). The script
 * that calls this while it is run for the first time carries their addresses in `data-app`, in the order in which they
 * are to stand.
 */
export const namedAppFiles = (): readonly string[] =>
  (document.currentScript?.dataset['app'] ?? '').split(' ').filter((address) => address !== '');

function elementFor(address: string): HTMLElement {
  if (address.endsWith('.css')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    return link;
  }
  const script = document.createElement('script');
  script.src = address;
  // One that is put in by hand runs as soon as it is there, unless it is told to keep the order.
  script.async = false;
  return script;
}

function add(address: string, came: () => void, lost: () => void): void {
  const element = elementFor(address);
  element.onload = came;
  element.onerror = () => {
    element.remove();
    lost();
  };
  document.head.appendChild(element);
}

export interface AppFiles {
  /** Fetches all files but the last `kept` ones; what has been fetched is not fetched again. */
  fetch(kept?: number): void;
}

/**
 * The app's files, to be fetched in their order. Each is fetched a second time when it does not arrive. `missing` when
 * one has not arrived twice, or not all are there `limitMs` from now; `complete` when all have run, be it after that.
 */
export function appFiles(
  addresses: readonly string[],
  limitMs: number,
  { missing, complete }: { readonly missing: () => void; readonly complete: () => void },
): AppFiles {
  const waiting = [...addresses];
  let left = addresses.length;
  const timer = setTimeout(missing, limitMs);
  const came = (): void => {
    left -= 1;
    if (left > 0) return;
    clearTimeout(timer);
    complete();
  };
  return {
    fetch(kept = 0) {
      for (const address of waiting.splice(0, waiting.length - kept))
        add(address, came, () => add(address, came, missing));
    },
  };
}

const coming = (): HTMLLinkElement | undefined =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).find(
    ({ sheet }) => sheet === null,
  );

/** Resolves when no style sheet is on its way any more: a script that is put in by another does not wait for them. */
export async function stylesSettled(): Promise<void> {
  for (let link = coming(); link !== undefined; link = coming()) {
    const awaited = link;
    await new Promise<void>((resolve) => {
      awaited.addEventListener('load', () => resolve(), { once: true });
      awaited.addEventListener('error', () => resolve(), { once: true });
    });
  }
}
