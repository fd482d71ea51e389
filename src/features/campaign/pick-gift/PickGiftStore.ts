/** Store of a pickup gift page: opens the gift once (product §3.14). No navigation or toasts here. */
import { makeAutoObservable } from 'mobx';
import type { Gateway, Scope } from '@/api';
import { openPickGift, type PickGift, pickGiftInfo } from '@/api/generated/operations/pickGift';
import { ignoreRefusal } from '@/api/ignoreRefusal';
import { ClaimOnce, claimFailureText, isMade, type ClaimState } from '@/data/ClaimOnce';
import type { PageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';

const NO_SUCH = '100205002';
const MAX_CODE = 64;

export const GIFT_TEXTS = {
  failed: '礼盒加载失败，请重试',
  openFailed: '礼盒没有打开，请稍后重试',
} as const;

interface PickGiftDeps extends PageDeps {
  readonly gateway: Pick<Gateway, 'call'>;
  readonly activityCode: string;
}

export class PickGiftStore {
  /** `gift` is null if no gift has this code. */
  readonly query: Query<{ readonly gift: PickGift | null }>;
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: PickGiftDeps) {
    this.query = new Query({
      ...deps,
      fetch: async (scope) => ({ gift: await this.read(scope) }),
      isForAll: true,
      failedText: GIFT_TEXTS.failed,
    });
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'claims'>(
      this,
      { deps: false, claims: false, query: false },
      { autoBind: true },
    );
  }

  get isOpening(): boolean {
    return this.claims.isBusy;
  }

  /**
   * Opens the gift once, logging in first if needed; after a lost response, looks up its contents at the gateway.
   * @returns the text to show; '' if the page itself shows the result
   */
  open(): Promise<string> {
    const { gateway, scope } = this.deps;
    const activityCode = this.query.value?.gift?.activityCode ?? '';
    return this.claims.run(
      {
        key: 'open',
        login: { asksFirst: true },
        send: async (requestNo) =>
          (await gateway.call(openPickGift, { activityCode, requestNo }, scope)).data,
        checkStatus: async () => claimStateOf(await this.read(scope)),
      },
      async (end) => {
        if (end.kind === 'nothing') return '';
        await this.query.refetch();
        return isMade(end) || end.kind === 'closed' ? '' : claimFailureText(end, GIFT_TEXTS.openFailed);
      },
    );
  }

  private async read(scope: Scope): Promise<PickGift | null> {
    const { gateway } = this.deps;
    const activityCode = this.deps.activityCode.slice(0, MAX_CODE);
    if (activityCode === '') return null;
    return ignoreRefusal(
      NO_SUCH,
      null,
      async () => (await gateway.call(pickGiftInfo, { activityCode }, scope)).data,
    );
  }
}

function claimStateOf(gift: PickGift | null): ClaimState {
  switch (gift?.stateCode) {
    case 'TO_OPEN':
      return 'available';
    case 'OPENED':
      return 'claimed';
    case 'FINISHED':
      return 'closed';
    case 'unknown':
    case undefined:
      return 'unknown';
  }
}
