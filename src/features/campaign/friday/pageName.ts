/** The page's name for tracking: its route's. */
export const PAGE = 'fcFriday';
