/** Name of the page in events. */
export const PAGE = 'welfare';
