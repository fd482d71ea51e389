import type { Gateway, Scope } from '@/api';
import {
  checkSmsCode,
  loginByMobileCodeToken,
  preCheckMobile,
  type PreCheckMobileData,
  sendSmsCode,
} from '@/api/generated/operations/smsLogin';
import { maskPhone } from '@/utils/phone';
import type { SessionStore } from '../SessionStore';
import { LOGIN_TEXTS, tokenOf } from './loginTexts';

/**
 * The calls of the login by SMS code (product §1.7). All of them skip auth: the caller has no token, and an expired one
 * must not interfere. None is repeated automatically: each consumes something.
 */
const NATION_CODE = '86';
/** The general login (product §1.9). */
const TYPE_CONST = 'GENERAL_LOGIN';

export type PreCheck = PreCheckMobileData;

export interface SliderProof {
  readonly sliderType: 1 | 2;
  readonly sliderTicket: string;
  readonly sliderRandStr: string;
}

export function makeLoginApi(gateway: Gateway) {
  return {
    /**
     * Checks whether this number may request a code, and returns the key and the slider type. `opCode`: 32 hex digits,
     * new per attempt.
     */
    async preCheckMobile(mobile: string, opCode: string, scope?: Scope): Promise<PreCheck> {
      const { data } = await gateway.call(
        preCheckMobile,
        { mobile, nationCode: NATION_CODE, opCode, typeConst: TYPE_CONST },
        scope,
      );
      return data;
    },

    async sendSmsCode(
      facts: {
        readonly mobile: string;
        readonly opCode: string;
        readonly sign: string;
        readonly slider: SliderProof | null;
      },
      scope?: Scope,
    ): Promise<{ readonly requestCode: string; readonly msg: string }> {
      const { mobile, opCode, sign, slider } = facts;
      const { data, msg } = await gateway.call(
        sendSmsCode,
        { mobile, nationCode: NATION_CODE, opCode, sign, typeConst: TYPE_CONST, ...slider },
        scope,
      );
      return { requestCode: data.requestCode, msg };
    },

    /** The one-time verifyCodeToken. */
    async checkSmsCode(
      facts: {
        readonly mobile: string;
        readonly smsVerifyCode: string;
        readonly opCode: string;
        readonly sign: string;
      },
      scope?: Scope,
    ): Promise<string> {
      const { data } = await gateway.call(checkSmsCode, { ...facts, typeConst: TYPE_CONST }, scope);
      return data;
    },

    /** The login token, from the `authorization` response header. */
    async loginByMobileCodeToken(mobile: string, verifyCodeToken: string, scope?: Scope): Promise<string> {
      const { headers } = await gateway.call(loginByMobileCodeToken, { mobile, verifyCodeToken }, scope);
      return tokenOf(headers);
    },
  };
}

export type LoginApi = ReturnType<typeof makeLoginApi>;

/** The constants that the signature covers besides the attempt's own values. */
export const SIGNED_CONSTANTS = { nationCode: NATION_CODE, typeConst: TYPE_CONST } as const;

interface RedeemDeps {
  readonly api: Pick<LoginApi, 'loginByMobileCodeToken'>;
  readonly session: Pick<SessionStore, 'logIn'>;
  onLoggedIn(): void;
}

/** Redeems the proof of a number by logging in with it. */
export function makeRedeem({
  api,
  session,
  onLoggedIn,
}: RedeemDeps): (phone: string, proof: string, scope: Scope) => Promise<string | null> {
  return async (phone, proof, scope) => {
    const token = await api.loginByMobileCodeToken(phone, proof, scope);
    if (!session.logIn({ token, loginType: 'sms', phone: maskPhone(phone), number: phone }))
      return LOGIN_TEXTS.loginFailed;
    onLoggedIn();
    return null;
  };
}
