/** What belongs to whoever looks at a page; no screens, so that stores and rules load in tests. How it stands: `visitorView`. */
export { fetchAccount, type Account } from './VisitorStore';
export { VisitorStore, type VisitorDeps, type VisitorRefresh } from './VisitorStore';
