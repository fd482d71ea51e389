import { fail, succeed, type GatewayTools } from '../core/call';
import type { Handlers } from '../core/call';
import { MOBILE, SMS_CODE } from './accounts';
import type { PreCheck } from './smsTable';

const OK = '15010000';
const NATION_CODE = '86';

const SIGNATURE_WRONG = fail('15010002', '签名校验失败，请重试');
const REQUEST_OVER = fail('15010003', '操作已过期，请重新获取验证码');
const CODE_OVER = fail('15010008', '验证码已过期，请重新获取');

/** Login steps: pre-check, slider, code (product §1.4, §1.7; contract "Signature of SMS calls"). */
export const smsOperations = {
  async preCheckMobile({ body, clientIp }, { store, clock, random, smsKey }) {
    if (body.mobile === MOBILE.refusedAtPreCheck)
      return fail('15010001', '该手机号暂时无法获取验证码，请更换手机号');
    const preCheck: PreCheck = {
      requestCode: random.hex(16),
      mobile: body.mobile,
      opCode: body.opCode,
      timestamp: clock.nowMs(),
      clientIp,
      sliderType: body.mobile === MOBILE.sliderDrag ? 1 : body.mobile === MOBILE.sliderClick ? 2 : null,
    };
    await store.sms.openPreCheck(preCheck);
    return succeed(OK, {
      ...smsKey.handOut(),
      clientIp,
      requestCode: preCheck.requestCode,
      needSliderCode: preCheck.sliderType !== null,
      sliderType: preCheck.sliderType,
      timestamp: preCheck.timestamp,
    });
  },

  async sendSmsCode({ body }, tools) {
    const { store, clock, random } = tools;
    const preCheck = await store.sms.preCheckOf(body.mobile, body.opCode);
    if (preCheck === null) return REQUEST_OVER;
    if (!isSigned(tools, body.sign, body.typeConst, preCheck, preCheck.requestCode)) return SIGNATURE_WRONG;
    if (preCheck.sliderType !== null) {
      const { sliderType, sliderTicket, sliderRandStr } = body;
      if (sliderType === undefined || sliderTicket === undefined || sliderRandStr === undefined)
        return fail('15010004', '请先完成安全验证');
      const isPassed =
        sliderType === preCheck.sliderType &&
        (await store.sms.takeSliderTicket(sliderTicket, sliderRandStr, sliderType));
      if (!isPassed) return fail('15010005', '安全验证未通过，请重试');
    }
    if (!(await store.sms.spendPreCheck(preCheck.requestCode))) return REQUEST_OVER;
    if (body.mobile === MOBILE.cannotBeSent) return fail('15010006', '短信发送失败，请稍后再试');
    const requestCode = random.hex(16);
    await store.sms.recordSentCode({
      requestCode,
      mobile: body.mobile,
      opCode: body.opCode,
      code: SMS_CODE,
      sentAtMs: clock.nowMs(),
      preCheck,
    });
    return succeed(OK, { requestCode }, '验证码已发送');
  },

  async checkSmsCode({ body }, tools) {
    const { store } = tools;
    const sent = await store.sms.sentCodeOf(body.mobile, body.opCode);
    if (sent === null) return CODE_OVER;
    if (!isSigned(tools, body.sign, body.typeConst, sent.preCheck, sent.requestCode)) return SIGNATURE_WRONG;
    switch (await store.sms.tryCode(sent.requestCode, body.smsVerifyCode)) {
      case 'right':
        return succeed(OK, await store.sms.issueVerifyToken(body.mobile));
      case 'wrong':
        return fail('15010007', '验证码错误，请重新输入');
      case 'too-many':
        return fail('15010009', '验证码错误次数过多，请重新获取');
      case 'over':
        return CODE_OVER;
    }
  },
} satisfies Partial<Handlers>;

function isSigned(
  { smsKey }: GatewayTools,
  sign: string,
  typeConst: string,
  preCheck: PreCheck,
  requestCode: string,
): boolean {
  const { mobile, opCode, timestamp, clientIp } = preCheck;
  return smsKey.verify(sign, {
    mobile,
    nationCode: NATION_CODE,
    opCode,
    typeConst,
    requestCode,
    timestamp,
    clientIp,
  });
}
