/** Store of a gift page (product §3.17). No navigation or toasts here. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { Gateway, Scope } from '@/api';
import { acceptGift, type Gift, giftInfo, type GiftState } from '@/api/generated/operations/gift';
import { ignoreRefusal } from '@/api/ignoreRefusal';
import { ClaimOnce, claimFailureText, isMade, type ClaimState } from '@/data/ClaimOnce';
import type { PageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { firstProblem, trimmed } from '@/domain/address/addressRules';
import type { Contact, PickedContact } from '@/domain/address/addressTypes';

const NO_SUCH = '204100001';
const MAX_CODE = 64;

export const GIFT_TEXTS = {
  failed: '礼物加载失败，请重试',
  acceptFailed: '领取失败，请稍后重试',
  chooseAddress: '选择收货地址',
} as const;

interface GiftDeps extends PageDeps {
  readonly gateway: Pick<Gateway, 'call'>;
  readonly giftCode: string;
}

export class GiftStore {
  /** `gift` is null if no gift has this code. */
  readonly query: Query<{ readonly gift: Gift | null }>;
  /** Shipping address for a physical gift; stored nowhere else. */
  receiver: Contact | null = null;
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: GiftDeps) {
    this.query = new Query({
      ...deps,
      fetch: async (scope) => ({ gift: await this.read(scope) }),
      isForAll: true,
      failedText: GIFT_TEXTS.failed,
    });
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'claims'>(
      this,
      { deps: false, claims: false, query: false, receiver: observableRef },
      { autoBind: true },
    );
  }

  get isAccepting(): boolean {
    return this.claims.isBusy;
  }

  /** @param contact null: none chosen, the previous one stays */
  setReceiver(contact: PickedContact | null): void {
    if (contact !== null) this.receiver = trimmed(contact);
  }

  /**
   * Accepts the gift once, logging in first if needed; after a lost response, looks up the result at the gateway.
   * @returns the text to show; '' if the page itself shows the result
   */
  async accept(): Promise<string> {
    const { gateway, scope } = this.deps;
    const { receiver } = this;
    const isThing = this.query.value?.gift?.kind === 'THING';
    if (isThing && receiver === null) return GIFT_TEXTS.chooseAddress;
    const problem = isThing && receiver !== null ? firstProblem(receiver) : null;
    if (problem !== null) return problem.text;
    const body = { giftCode: this.giftCode, receiver: isThing ? receiver : null };
    return this.claims.run(
      {
        key: 'accept',
        login: { asksFirst: true },
        send: async (requestNo) => (await gateway.call(acceptGift, { ...body, requestNo }, scope)).data,
        checkStatus: async () => claimStateOf((await this.read(scope))?.stateCode),
      },
      async (end) => {
        if (end.kind === 'nothing') return '';
        await this.query.refetch();
        return isMade(end) || end.kind === 'closed' ? '' : claimFailureText(end, GIFT_TEXTS.acceptFailed);
      },
    );
  }

  private get giftCode(): string {
    return this.deps.giftCode.slice(0, MAX_CODE);
  }

  private async read(scope: Scope): Promise<Gift | null> {
    const { giftCode } = this;
    if (giftCode === '') return null;
    return ignoreRefusal(
      NO_SUCH,
      null,
      async () => (await this.deps.gateway.call(giftInfo, { giftCode }, scope)).data,
    );
  }
}

function claimStateOf(state: GiftState | undefined): ClaimState {
  switch (state) {
    case 'TO_ACCEPT':
      return 'available';
    case 'RECEIVED':
    case 'TO_SHIP':
    case 'SHIPPED':
    case 'SIGNED':
      return 'claimed';
    case 'TAKEN':
    case 'OVER':
      return 'closed';
    case 'unknown':
    case undefined:
      return 'unknown';
  }
}
