/** What pages know of the login's face: one host per page. */
export { AccountBarHost } from './AccountBarHost';
export { LinkLoginHost } from './LinkLoginHost';
export { LoginHost } from './LoginHost';
export { preloadLogin } from './loadLoginPopup';
