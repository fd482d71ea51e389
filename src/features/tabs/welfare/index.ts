export { WelfarePage } from './Welfare';
