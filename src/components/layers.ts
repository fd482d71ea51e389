/**
 * What may lie over a page, the lowest first. `popup` and `dialog` are the page's own; over them the app asks who the
 * person is, so that a login that an act in a dialog needs is never hidden by it, and over the login what the login may
 * ask. The heights are tokens of the same names (`styles/tokens.scss`), which also have the two of what is no modal layer:
 * `cover` (a page whose code did not arrive) and `toast`.
 */
export const LAYERS = ['popup', 'dialog', 'login', 'linkLogin', 'consent', 'update'] as const;

export type Layer = (typeof LAYERS)[number];

/** Greater lies higher. */
export const rankOf = (layer: Layer): number => LAYERS.indexOf(layer);
