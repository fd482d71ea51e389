/**
 * The app's instance of the login by a mini program's phone button; separate from the SMS login, which it does not
 * need.
 */
import { agreement } from '../agreement';
import { session, silentLogin } from '../index';
import { miniLoginDeps } from './appSilentLogin';
import { PhoneLogin } from './PhoneLogin';

/** A new login by the host's phone button, for one popup. */
export const createPhoneLogin = (): PhoneLogin =>
  new PhoneLogin({
    ...miniLoginDeps(session),
    onBound: () => {
      silentLogin.isBound();
      agreement.accept(); // the button needs the tick
    },
  });
