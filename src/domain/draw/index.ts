/** The prize draw (product §2.4 "Prize draw"): a widget for pages of other features; loaded when it comes near. */
export { DrawPanel, type DrawPanelProps } from './DrawPanel';
