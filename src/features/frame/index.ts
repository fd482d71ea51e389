export { AppFrame } from './AppFrame';
export { PageFrame } from './PageFrame';
