/**
 * The login popup's content on this target. One of the six places outside platform/ that are split by target (listed in
 * test/architecture/source.test.ts; e.g. home/tasksWay, session/silentWay, session/consentWay): the SMS form and its
 * signature are 70 KB that mini programs keep out of their main package (their popup has the host's phone button and
 * links to a page of packages/account for the rest), while on H5 the form is the popup. A choice at run time would
 * include both.
 */
export { createLoginFlow as createLogin } from '@/session/login/appLogin';
export { SmsForm as LoginForm } from './SmsForm';
