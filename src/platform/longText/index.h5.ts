export { LongText } from './dom';
