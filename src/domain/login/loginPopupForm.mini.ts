/** See loginPopupForm.h5.ts. */
export { createPhoneLogin as createLogin } from '@/session/login/appPhoneLogin';
export { PhoneForm as LoginForm } from './PhoneForm';
