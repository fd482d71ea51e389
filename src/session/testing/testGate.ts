/** A login gate with a test session: no redirect and no silent login, so that every 401 opens the popup. */
import { LoginGate } from '../LoginGate';

/** @param isLoggedIn called on every use, so that a test may end the login between two calls */
export function makeTestGate(isLoggedIn: () => boolean): LoginGate {
  return new LoginGate({
    session: {
      get isLoggedIn() {
        return isLoggedIn();
      },
      hasLeft: false,
      dataOwner: 0,
    },
    linkAnswered: () => null,
    followsLoginRedirect: () => false,
    isReadingOnly: () => false,
    logInSilently: () => Promise.resolve(false),
    question: () => null,
  });
}
