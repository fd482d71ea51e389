/**
 * The login popup's content on this target. Split by target outside platform/, like the others that
 * `test/architecture/source.test.ts` lists (home/tasksPopup, session/makeSilentLogin …): the SMS form and its signature
 * are 70 KB that mini programs keep out of their main package (their popup has the host's phone button and
 * links to a page of packages/account for the rest), while on H5 the form is the popup. A choice at run time would
 * include both.
 */
export { createLoginFlow as createLogin } from '@/session/login/appLogin';
export { SmsForm as LoginForm } from './SmsForm';
