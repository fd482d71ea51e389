import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { BusinessError, type Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { verifyLogOff } from '@/api/generated/operations/closeAccount';
import { ClaimOnce } from '@/data/ClaimOnce';
import { pageDeps } from '@/data/pageDeps';
import { CodeField } from '@/domain/login/CodeField';
import { PhoneField } from '@/domain/login/PhoneField';
import { SubmitButton } from '@/domain/login/SubmitButton';
import { CloseStepPage } from '@/features/account/CloseStepPage';
import { CLOSE_CODE, writeProgress } from '@/features/account/closeSteps';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { toast } from '@/platform/toast';
import { openDraft, session } from '@/session';
import { createCodeFlow } from '@/session/login/appLogin';
import { tracker } from '@/tracking';
import styles from './LogOffVerify.module.scss';

const PAGE = 'logOffVerify';
const FAILED = '验证失败，请重试';

/** Step 3: a code sent to the account's number verifies the user (product §3.9). */
export function LogOffVerify({ scope }: Pick<PageVisit, 'scope'>) {
  return <CloseStepPage step="verify">{() => <VerifyForm scope={scope} />}</CloseStepPage>;
}

const VerifyForm = observer(function VerifyForm({ scope }: { readonly scope: Scope }) {
  const [{ flow, mismatch }] = useState(() => makeVerify(scope));
  const send = async (): Promise<void> => {
    const outcome = await flow.sendCode(scope);
    if (outcome.kind !== 'dropped') toast.show(outcome.text);
  };
  const submit = async (): Promise<void> => {
    tracker.click(PAGE, 'submit');
    mismatch.isSeen = false;
    const outcome = await flow.submit(scope);
    if (outcome.kind === 'done') await navigator.goTo('logOffSure');
    else if (mismatch.isSeen) await navigator.replaceWith('logOffMismatch');
    else if (outcome.kind === 'refused') toast.show(outcome.text);
  };
  return (
    <View className={styles['page']}>
      <View className={styles['text']}>
        {session.phone === null
          ? '请输入账号绑定的手机号，用短信验证码确认是您本人'
          : `请输入账号绑定的手机号 ${session.phone}，用短信验证码确认是您本人`}
      </View>
      <PhoneField flow={flow} />
      <CodeField flow={flow} onSend={send} />
      <SubmitButton flow={flow} label="下一步" onSubmit={submit} />
    </View>
  );
});

/** The login flow; its token is exchanged for a ticket here. */
function makeVerify(scope: Scope) {
  const mismatch = { isSeen: false };
  const claim = new ClaimOnce(pageDeps(scope));
  const flow = createCodeFlow({
    words: { verifyFailed: FAILED, redeemFailed: FAILED },
    async redeem(mobile, verifyCodeToken, asking) {
      try {
        // The same request number for the same token: after a lost response, a retry receives the first ticket.
        const requestNo = claim.requestNoOf(verifyCodeToken);
        const { data } = await gateway.call(verifyLogOff, { mobile, verifyCodeToken, requestNo }, asking);
        writeProgress(openDraft('logOff'), { ticket: data.ticket });
        return null;
      } catch (cause) {
        mismatch.isSeen = cause instanceof BusinessError && cause.code === CLOSE_CODE.isOtherNumber;
        throw cause;
      }
    },
  });
  // No agreement is needed here: the user accepted the notice.
  flow.setAgreed(true);
  return { flow, mismatch };
}
