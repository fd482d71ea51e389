import { decode, type Decoded, type Gateway, type Scope } from '@/api';
import { LOGIN_OK, tokenOf } from './loginToken';

/**
 * The calls of the login by SMS code (spec 1 §7). All of them skip auth: they are asked by who has no token, and a dead one must not
 * get in the way. None is repeated by itself: each uses something up.
 */
const NATION_CODE = '86';
/** The general login (spec 1 §9). */
const TYPE_CONST = 'GENERAL_LOGIN';
const SMS_OK = '15010000';

const keyPart = decode.object({ id: decode.string, value: decode.string });
const preCheck = decode.object({
  keyOrder: decode.string,
  keyParts: decode.array(keyPart),
  clientIp: decode.string,
  requestCode: decode.string,
  needSliderCode: decode.boolean,
  sliderType: decode.nullable(decode.literal(1, 2)),
  timestamp: decode.number,
});
export type PreCheck = Decoded<typeof preCheck>;

export interface SliderProof {
  readonly sliderType: 1 | 2;
  readonly sliderTicket: string;
  readonly sliderRandStr: string;
}

export function makeLoginApi(gateway: Gateway) {
  return {
    /** May this number ask for a code, and with which key and slider. `opCode`: 32 hex digits, new per attempt. */
    async preCheckMobile(mobile: string, opCode: string, scope?: Scope): Promise<PreCheck> {
      const { data } = await gateway.write(
        {
          path: '/consumer/v1/unifiedSmsCode/preCheckMobile',
          form: { mobile, nationCode: NATION_CODE, opCode, typeConst: TYPE_CONST },
          okCode: SMS_OK,
          auth: 'skip',
          decode: preCheck,
        },
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
      const { data, msg } = await gateway.write(
        {
          path: '/consumer/v1/unifiedSmsCode/sendSmsCode',
          form: { mobile, nationCode: NATION_CODE, opCode, sign, typeConst: TYPE_CONST, ...slider },
          okCode: SMS_OK,
          auth: 'skip',
          decode: decode.object({ requestCode: decode.string }),
        },
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
      const { data } = await gateway.write(
        {
          path: '/consumer/v1/unifiedSmsCode/checkSmsCode',
          form: { ...facts, typeConst: TYPE_CONST },
          okCode: SMS_OK,
          auth: 'skip',
          decode: decode.string,
        },
        scope,
      );
      return data;
    },

    /** The login token, from the `authorization` response header. */
    async loginByMobileCodeToken(mobile: string, verifyCodeToken: string, scope?: Scope): Promise<string> {
      const { headers } = await gateway.write(
        {
          path: '/wechatAuth/loginByMobileCodeToken',
          form: { mobile, verifyCodeToken },
          okCode: LOGIN_OK,
          auth: 'skip',
          decode: decode.nothing,
        },
        scope,
      );
      return tokenOf(headers);
    },
  };
}

export type LoginApi = ReturnType<typeof makeLoginApi>;

/** What the signature is about besides the attempt's own values. */
export const SIGNED_CONSTANTS = { nationCode: NATION_CODE, typeConst: TYPE_CONST } as const;
