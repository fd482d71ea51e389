/** What pages know of the login's face: one host per page. */
export { AccountBarHost } from './AccountBarHost';
export { LinkLoginHost } from './AccountBarHost';
export { LoginHost } from './AccountBarHost';
export { preloadLogin } from './AccountBarHost';
