/**
 * H5 only: replaces the path in the address bar with the one that `fix` returns, without adding a history entry. The
 * query and the fragment stay.
 */
export function fixShownPath(fix: (path: string) => string): void {
  const { pathname, search, hash } = window.location;
  const fixed = fix(pathname);
  if (fixed === pathname) return;
  try {
    // Keep the state: it is the router's (its entry number and key).
    window.history.replaceState(window.history.state, '', fixed + search + hash);
  } catch {
    // The address cannot be changed (a file, a sandboxed frame). The router then finds the page whatever the letter
    // case, or shows the home page.
  }
}
