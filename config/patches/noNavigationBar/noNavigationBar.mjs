/**
 * Replaces the two modules of Taro's router that draw its own title bar (5 KB gzip): every host of these pages already
 * draws one, and pages set the document's title themselves (navigation/usePage).
 */
export function initNavigationBar() {}

export default class NavigationBarHandler {
  load() {}
}
