/** A login gate whose session is the test's: no redirect and no silent login, so that every 401 opens the popup. */
import { LoginGate } from '../LoginGate';

/** @param isLoggedIn asked at every use, so that a test may end the login between two calls */
export function makeTestGate(isLoggedIn: () => boolean): LoginGate {
  return new LoginGate({
    session: {
      get isLoggedIn() {
        return isLoggedIn();
      },
      hasLeft: false,
      owner: 0,
    },
    linkAnswered: () => null,
    followsLoginRedirect: () => false,
    isReadingOnly: () => false,
    logInSilently: () => Promise.resolve(false),
    question: () => null,
  });
}
