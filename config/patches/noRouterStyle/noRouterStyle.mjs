/**
 * Replaces the module of Taro's router that writes style elements into the page, which a strict Content-Security-Policy
 * refuses (docs/headers.md). The rules that this app's pages need are in src/styles/htmlComponents.css.
 */
export function addStyle() {}
export function loadAnimateStyle() {}
export function loadNavigationBarStyle() {}
export function loadRouterStyle() {}
