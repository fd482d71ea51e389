export { SideRow } from './mini';
