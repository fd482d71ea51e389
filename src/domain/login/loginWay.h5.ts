/**
 * What the login popup holds on this target. One of the four places outside of platform/ that are split by target (home/tasksWay, session/silentWay, session/consentWay): the SMS form with
 * its signature is 70 KB that mini programs keep out of their main package (their popup has the host's phone button and
 * leads to a page of packages/account for the rest), while on H5 it is the popup. A choice at run time would carry both.
 */
export { createLoginFlow as createLogin } from '@/session/login/appLogin';
export { SmsForm as LoginForm } from './SmsForm';
