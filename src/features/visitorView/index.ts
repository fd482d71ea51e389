/** How what belongs to the visitor (`visitor`) stands on its page. */
export { PartView } from './PartView';
