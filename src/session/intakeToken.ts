import type { LoginCapability } from '@/platform/login/types';
import type { NavigationCapability } from '@/platform/navigation/types';
import type { SessionStore } from './SessionStore';

export interface TokenIntake {
  readonly session: Pick<SessionStore, 'logIn' | 'token' | 'hasLeft' | 'refusedToken'>;
  readonly login: Pick<LoginCapability, 'readAppToken'>;
  readonly navigation: Pick<NavigationCapability, 'currentPath' | 'currentQuery' | 'dropFromAddress'>;
  /** Whether the page at this path takes a query token (spec 2 §2 "Router behaviour"; `acceptsToken` in routes.ts). */
  acceptsQueryToken(path: string): boolean;
}

/**
 * Takes a token that came from outside: the consumer app's cookie, or the query of a page that accepts one, which
 * then disappears from the address bar. Called at start and on every navigation.
 */
export function intakeToken({ session, login, navigation, acceptsQueryToken }: TokenIntake): void {
  const queryToken = navigation.currentQuery()['token'];
  if (queryToken !== undefined && acceptsQueryToken(navigation.currentPath())) {
    if (queryToken !== session.token) session.logIn({ token: queryToken, loginType: 'other' });
    navigation.dropFromAddress(['token']);
    return;
  }
  const appToken = session.hasLeft ? null : login.readAppToken();
  if (appToken === null || appToken === session.token || appToken === session.refusedToken) return;
  session.logIn({ token: appToken, loginType: 'other', isRenewal: true });
}
