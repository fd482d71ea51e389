/** The login of a mini program's own account put together for the app; apart from the SMS login, which it does not need. */
import { gateway } from '@/api/gateway';
import { login } from '@/platform/login';
import { session, silentLogin } from '../index';
import { logInSilently, type SilentOutcome, makeMiniLoginApi } from './miniLogin';
import { PhoneLogin } from './PhoneLogin';

const miniDeps = () => ({ api: makeMiniLoginApi(gateway), login, session });

/** A new login by the host's phone button, for one popup. */
export const createPhoneLogin = (): PhoneLogin =>
  new PhoneLogin({ ...miniDeps(), onBound: () => silentLogin.isBound() });

export const appLogInSilently = (): Promise<SilentOutcome> => logInSilently(miniDeps());
