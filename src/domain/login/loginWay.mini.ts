/** See loginWay.h5.ts. */
export { createPhoneLogin as createLogin } from '@/session/login/appMiniLogin';
export { PhoneForm as LoginForm } from './PhoneForm';
