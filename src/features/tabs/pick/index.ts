export { PickPage } from './Pick';
