export { SendPage } from './SendForm';
