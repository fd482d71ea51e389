export { ComingSoon } from './ComingSoon';
export { HomePage } from './Home';
