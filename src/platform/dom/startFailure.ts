const ID = 'start-failure';

/** Uses the app's colours if its style sheet has loaded, otherwise the fallbacks, which are its light theme. */
const BOX =
  'position:fixed;z-index:2;top:0;right:0;bottom:0;left:0;display:flex;flex-direction:column;align-items:center;justify-content:center;font-size:16px;color:var(--color-ink,#1f2329);background:var(--color-page,#f5f6f8)';
const BUTTON =
  'min-width:6em;min-height:44px;margin-top:1.6em;border:0;border-radius:999px;font:inherit;font-weight:600;color:#fff;background:#d4400c';

/**
 * H5 only: the screen shown when the app's own code fails to load (product §1.8 "Page chunk loading"), before there are
 * components. The button reloads the page: after a release, file names that no longer exist are replaced in the new
 * HTML.
 */
export const startFailure = {
  show(text: string, action: string): void {
    if (document.getElementById(ID) !== null) return;
    const box = document.createElement('div');
    box.id = ID;
    box.style.cssText = BOX;
    box.setAttribute('role', 'alert');
    const button = document.createElement('button');
    button.style.cssText = BUTTON;
    button.textContent = action;
    button.onclick = () => window.location.reload();
    box.append(text, button);
    document.documentElement.appendChild(box);
  },
  /** Idempotent. */
  remove(): void {
    document.getElementById(ID)?.remove();
  },
};
