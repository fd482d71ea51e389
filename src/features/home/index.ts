export { ComingSoon } from './ComingSoon';
export { Home } from './Home';
