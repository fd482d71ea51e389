import type { LoginPopup } from './LoginPopup';

/** Separate from the other login texts, which load with the popup. */
export const LOAD_FAILED_TEXT = '网络不给力，请重试';

export type LoginPopupComponent = typeof LoginPopup;

/**
 * Loads the popup's code, which the first page does not include on H5 (mini programs have it in their package). A
 * failed chunk is loaded once more (product §1.8 "Page chunk loading"); rejects when that fails too.
 */
export async function loadLoginPopup(): Promise<LoginPopupComponent> {
  try {
    return (await import('./LoginPopup')).LoginPopup;
  } catch {
    return (await import('./LoginPopup')).LoginPopup;
  }
}
