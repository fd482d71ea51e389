import { makeAutoObservable } from 'mobx';
import type { StorageArea } from '@/platform/storage/types';
import { CONSENT_VERSION } from './consentRules';
import type { SessionStore } from './SessionStore';

type AgreementArea = Pick<StorageArea, 'read' | 'write'>;

interface AgreementDeps {
  readonly session: Pick<SessionStore, 'accountMark' | 'lastLogin'>;
  readonly storage: { readonly session: AgreementArea; readonly durable: AgreementArea };
}

const KEY = 'agreedTo';

/**
 * Whether the account has accepted both agreements, by a tick at its login or with an order: it is asked once per
 * version. Survives the visit only for the host's account of a mini program: no other is recognised after a restart.
 */
export class AgreementStore {
  /** Makes readers read the storage again. */
  private writes = 0;

  constructor(private readonly deps: AgreementDeps) {
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  get isAccepted(): boolean {
    const { session, storage } = this.deps;
    if (session.accountMark === null || this.writes < 0) return false;
    const wanted = entryOf(session.accountMark);
    return storage.session.read(KEY) === wanted || storage.durable.read(KEY) === wanted;
  }

  /** The current account has accepted them. */
  accept(): void {
    const { session, storage } = this.deps;
    if (session.accountMark === null) return;
    const area = session.lastLogin === 'host' ? storage.durable : storage.session;
    area.write(KEY, entryOf(session.accountMark));
    this.writes += 1;
  }
}

const entryOf = (mark: string): string => `${mark}:${CONSENT_VERSION}`;
