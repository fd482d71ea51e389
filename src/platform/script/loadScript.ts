/**
 * Browser only: inserts a script into the page once per address. A failed or timed-out load is forgotten, so that the
 * next call retries.
 */
const loads = new Map<string, Promise<boolean>>();

export function loadScript(url: string, timeoutMs = 10_000): Promise<boolean> {
  const running = loads.get(url);
  if (running !== undefined) return running;
  const load = new Promise<boolean>((resolve) => {
    const element = document.createElement('script');
    const end = (isLoaded: boolean): void => {
      clearTimeout(timer);
      element.onload = null;
      element.onerror = null;
      if (!isLoaded) {
        element.remove();
        loads.delete(url);
      }
      resolve(isLoaded);
    };
    const timer = setTimeout(() => end(false), timeoutMs);
    element.src = url;
    element.async = true;
    element.onload = () => end(true);
    element.onerror = () => end(false);
    document.head.appendChild(element);
  });
  loads.set(url, load);
  return load;
}
