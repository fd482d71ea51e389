export { PickPage } from './PickPage';
