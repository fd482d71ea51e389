/**
 * Stands for the two modules of Taro's router that draw a title bar of its own (5 KB gzip): every host of these pages
 * draws one already, and pages set the document's title themselves (navigation/usePage).
 */
export function initNavigationBar() {}

export default class NavigationBarHandler {
  load() {}
}
