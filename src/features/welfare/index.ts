export { WelfarePage } from './WelfarePage';
