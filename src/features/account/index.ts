export { MePage } from './Me';
