export { MePage } from './MePage';
