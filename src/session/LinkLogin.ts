import { makeAutoObservable, runInAction } from 'mobx';
import { UnauthorizedError } from '@/api/errors';
import type { SessionStore } from './SessionStore';

/**
 * - `asking`: whether to log in as the masked number `phone`; `present` is who is logged in, null: nobody
 * - `over`: the link's login has ended; nothing changed, to be told once
 * - `unproved`: the gateway could not be asked; nothing changed, to be told once
 */
export type LinkQuestion =
  | { readonly kind: 'asking'; readonly phone: string; readonly present: string | null }
  | { readonly kind: 'over' }
  | { readonly kind: 'unproved' };

export interface LinkLoginDeps {
  readonly session: Pick<SessionStore, 'logIn' | 'token' | 'phone' | 'hasLeft' | 'setPhone' | 'dropToken'>;
  /** Masked number that a token belongs to. @throws ApiError; UnauthorizedError: the token has ended */
  fetchPhone(token: string): Promise<string>;
}

/**
 * A login that an address wants to put in the place of another, or of a log-out (docs/security.md "A login by link").
 * The old login stays until the new token has proved itself and the person has said yes. One at a time: the last link
 * counts.
 */
export class LinkLogin {
  question: LinkQuestion | null = null;
  private token: string | null = null;

  constructor(private readonly deps: LinkLoginDeps) {
    makeAutoObservable<this, 'deps' | 'token'>(this, { deps: false, token: false }, { autoBind: true });
  }

  /** Rejects never. */
  async consider(token: string): Promise<void> {
    this.token = token;
    this.question = null;
    const question = await this.prove(token);
    runInAction(() => {
      if (this.token === token) this.question = question;
    });
  }

  /** Yes: what the former account left goes, and the page begins anew. */
  accept(): void {
    const { question, token } = this;
    this.close();
    if (question?.kind !== 'asking' || token === null) return;
    this.deps.session.logIn({ token, loginType: 'other', phone: question.phone, isByLink: true });
  }

  /** No, or told. */
  close(): void {
    this.question = null;
    this.token = null;
  }

  private async prove(token: string): Promise<LinkQuestion | null> {
    const { session } = this.deps;
    try {
      const phone = await this.deps.fetchPhone(token);
      const present = await this.presentPhone();
      // The same number, as far as it is shown: who is logged in stays so, by the login that he chose.
      if (session.token !== null && phone === present) return null;
      if (session.token !== null || session.hasLeft) return { kind: 'asking', phone, present };
      // It had ended: nobody is replaced.
      session.logIn({ token, loginType: 'other', phone, isByLink: true });
      return null;
    } catch (error) {
      return { kind: error instanceof UnauthorizedError ? 'over' : 'unproved' };
    }
  }

  /** Null: nobody is logged in, not any more either, or the gateway does not tell whose login it is. */
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
