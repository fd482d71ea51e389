export const PAGES = ['pages/home/index'];
