export { LongText } from './mini';
