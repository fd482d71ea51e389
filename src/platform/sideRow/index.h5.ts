export { SideRow } from './dom';
