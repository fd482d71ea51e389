import type { LoginPopup } from './LoginPopup';

/** Apart from the other texts of the login, which come with the popup. */
export const LOAD_FAILED_TEXT = '网络不给力，请重试';

export type LoginPopupComponent = typeof LoginPopup;

/**
 * The popup's code, which the first page does not carry on H5 (mini programs have it in their package). A part that
 * fails to load is tried once more (spec 1 §8 "Page chunk loading"); rejects when that fails too.
 */
export async function loadLoginPopup(): Promise<LoginPopupComponent> {
  try {
    return (await import('./LoginPopup')).LoginPopup;
  } catch {
    return (await import('./LoginPopup')).LoginPopup;
  }
}

/** For a page that expects a login soon: loads the popup ahead. A failure shows when the popup is needed. */
export function preloadLogin(): void {
  loadLoginPopup().catch(() => undefined);
}
