/** What pages know of the login's face: one host per page. */
export { LoginHost } from './LoginHost';
export { preloadLogin } from './loadLoginPopup';
