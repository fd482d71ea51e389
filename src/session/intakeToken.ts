import type { LoginCapability } from '@/platform/login/types';
import type { NavigationCapability } from '@/platform/navigation/types';
import type { StorageArea } from '@/platform/storage/types';
import { isLoginReturn, linkVerdict, RETURN_KEY, RETURN_STORAGE_KEY } from './linkToken';
import type { SessionStore } from './SessionStore';

interface TokenIntake {
  readonly session: Pick<SessionStore, 'logIn' | 'token' | 'hasLeft' | 'refusedToken'>;
  readonly login: Pick<LoginCapability, 'readAppToken' | 'isInOwnApp'>;
  readonly navigation: Pick<NavigationCapability, 'currentQuery' | 'takeToken' | 'dropFromAddress'>;
  /** Area of the visit. */
  readonly storage: Pick<StorageArea, 'read' | 'remove'>;
  /**
   * Whether the page at this path accepts any token from its query (product §2.2 "Router behaviour"; `acceptsToken` in
   * routes.ts).
   */
  acceptsQueryToken(path: string): boolean;
  /** The token would replace another login or override a log-out: asks the user. */
  ask(token: string): void;
}

/**
 * Takes a token that came from outside: from the query of a page that accepts one or to which this visit's own login
 * redirect returned, or from the consumer app's cookie. The token is always removed from the address, accepted or not.
 *
 * Decision: an `isLogin=false` in an address is ignored. `isLogin` is state of the app ("isLogin (default true)",
 * product §2.3 "Global state") that a 401 sets, and no route of §2.2 has it as a query: a link must not log a user out.
 */
export function intakeToken(intake: TokenIntake): void {
  const { session, login, navigation, storage } = intake;
  const isReturn = isLoginReturn(navigation.currentQuery(), storage);
  if (isReturn) storage.remove(RETURN_STORAGE_KEY);
  navigation.dropFromAddress([RETURN_KEY]);
  const brought = navigation.takeToken();
  if (brought !== null && (isReturn || intake.acceptsQueryToken(brought.path))) {
    const { token } = brought;
    const isInOwnApp = login.isInOwnApp();
    const { token: present, refusedToken: refused, hasLeft } = session;
    const verdict = linkVerdict({ token, present, refused, hasLeft, isInOwnApp, isReturn });
    if (verdict === 'take') session.logIn({ token, loginType: 'other', isByLink: !isInOwnApp && !isReturn });
    if (verdict === 'ask') intake.ask(token);
    if (verdict !== 'ignore') return;
  }
  const appToken = session.hasLeft ? null : login.readAppToken();
  if (appToken === null || appToken === session.token || appToken === session.refusedToken) return;
  session.logIn({ token: appToken, loginType: 'other', isRenewal: true });
}
