import type { Gateway, Scope } from '@/api';
import { loginByMiniProgram } from '@/api/generated/operations/miniLogin';
import { tokenOf } from './loginTexts';

/** The account has no phone number yet: only the phone button or an SMS code can log it in. */
export const CODE_NO_PHONE = '030100005';

/** A mini program's own account, as the gateway takes it. */
export interface HostAccount {
  readonly platform: 5 | 6;
  /** One-time code of the host. */
  readonly loginCode: string;
}

/** Login by the host's own account. Like every login it skips auth and is never repeated by itself. */
export function makeMiniLoginApi(gateway: Gateway) {
  return {
    /** The login token; without `phoneCode` only of an account that has a phone number. */
    async loginByMiniProgram(
      facts: HostAccount & { readonly phoneCode?: string },
      scope?: Scope,
    ): Promise<string> {
      const { headers } = await gateway.call(loginByMiniProgram, facts, scope);
      return tokenOf(headers);
    },
  };
}

export type MiniLoginApi = ReturnType<typeof makeMiniLoginApi>;
