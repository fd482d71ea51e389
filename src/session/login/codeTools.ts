/** What a code needs that is sent or verified: the slider and the signature. Loaded with the first press. */
export { captcha } from '@/platform/captcha';
export { sign } from './signature';
