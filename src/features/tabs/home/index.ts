export { HomePage } from './Home';
