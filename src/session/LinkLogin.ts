import { makeAutoObservable, runInAction } from 'mobx';
import { UnauthorizedError } from '@/api/errors';
import type { SessionStore } from './SessionStore';

/**
 * - `asking`: asks whether to log in as the masked number `phone`; `present` is the current user, null: not logged in
 * - `over`: the link's login has expired; nothing changed, to be shown once
 * - `unproved`: the gateway was unreachable; nothing changed, to be shown once
 */
export type LinkQuestion =
  | { readonly kind: 'asking'; readonly phone: string; readonly present: string | null }
  | { readonly kind: 'over' }
  | { readonly kind: 'unproved' };

interface LinkLoginDeps {
  readonly session: Pick<SessionStore, 'logIn' | 'token' | 'phone' | 'hasLeft' | 'setPhone' | 'dropToken'>;
  /** Masked phone number of a token's account. @throws ApiError; UnauthorizedError: the token has expired */
  fetchPhone(token: string): Promise<string>;
}

/**
 * A login from a link that would replace the current login or override a log-out (docs/security.md "A login by link").
 * The current login stays until the gateway has accepted the new token and the user has confirmed. One at a time: the
 * last link wins.
 */
export class LinkLogin {
  question: LinkQuestion | null = null;
  private token: string | null = null;

  constructor(private readonly deps: LinkLoginDeps) {
    makeAutoObservable<this, 'deps' | 'token'>(this, { deps: false, token: false }, { autoBind: true });
  }

  /** Never rejects. */
  async consider(token: string): Promise<void> {
    this.token = token;
    this.question = null;
    const question = await this.prove(token);
    runInAction(() => {
      if (this.token === token) this.question = question;
    });
  }

  /** The user confirms: drops the previous account's data and remounts the page's content. */
  accept(): void {
    const { question, token } = this;
    this.close();
    if (question?.kind !== 'asking' || token === null) return;
    this.deps.session.logIn({ token, loginType: 'other', phone: question.phone, isByLink: true });
  }

  /** The user declines, or has read the message. */
  close(): void {
    this.question = null;
    this.token = null;
  }

  private async prove(token: string): Promise<LinkQuestion | null> {
    const { session } = this.deps;
    try {
      const phone = await this.deps.fetchPhone(token);
      const present = await this.presentPhone();
      // The same masked number: keeps the current login, which the user chose.
      if (session.token !== null && phone === present) return null;
      if (session.token !== null || session.hasLeft) return { kind: 'asking', phone, present };
      // The current login had expired, so there is no user to replace.
      session.logIn({ token, loginType: 'other', phone, isByLink: true });
      return null;
    } catch (error) {
      return { kind: error instanceof UnauthorizedError ? 'over' : 'unproved' };
    }
  }

  /** Null: not logged in, the login has just expired, or the gateway does not say whose login it is. */
  private async presentPhone(): Promise<string | null> {
    const { session } = this.deps;
    const { token } = session;
    if (token === null) return null;
    try {
      const found = await this.deps.fetchPhone(token);
      if (session.token === token) session.setPhone(found);
      return found;
    } catch (error) {
      if (error instanceof UnauthorizedError) session.dropToken(token);
      return session.phone;
    }
  }
}
