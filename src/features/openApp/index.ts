export { OpenAppButton } from './OpenAppButton';
