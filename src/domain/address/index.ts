/** What other features may know of addresses: pure parts and the calls, so that nobody's chunk carries a screen for it. */
export { createBookApi, type BookApi } from './bookApi';
export { firstProblem, regionText, trimmed } from './addressRules';
export { KIND_NAMES } from './addressTexts';
export type { AddressEntry, AddressKind, Contact, PickedContact } from './addressRules';
