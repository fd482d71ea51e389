/**
 * Layers that may cover a page, the lowest first. `popup` and `dialog` belong to the page. The app's own layers are
 * above them, so that a dialog never hides the login that an action in it needs; above the login are the questions that
 * the login may ask. The z-indexes are tokens of the same names (`styles/tokens.scss`), which also include the two
 * layers that are not modal: `cover` (a page whose code failed to load) and `toast`.
 */
export const LAYERS = ['popup', 'dialog', 'login', 'linkLogin', 'consent', 'update'] as const;

export type Layer = (typeof LAYERS)[number];

/** A greater rank is higher. */
export const rankOf = (layer: Layer): number => LAYERS.indexOf(layer);
