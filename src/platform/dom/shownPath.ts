/** H5 only: the path in the address bar, without a step of the history. */

/** Puts the path that `mend` makes of the present one in its place; the query and the fragment stay. */
export function mendShownPath(mend: (path: string) => string): void {
  const { pathname, search, hash } = window.location;
  const mended = mend(pathname);
  if (mended === pathname) return;
  try {
    // The state is the router's (its entry number and key) and has to stay.
    window.history.replaceState(window.history.state, '', mended + search + hash);
  } catch {
    // An address that must not be written to (a file, a sandboxed frame): the router finds the page by any case, else home.
  }
}
