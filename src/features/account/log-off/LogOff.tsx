import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import type { LogOffCheckData } from '@/api/generated/operations/closeAccount';
import { AfterClosing } from '@/features/account/AfterClosing';
import { makeCloseCheck } from '@/features/account/CloseStepPage';
import { writeProgress } from '@/features/account/closeSteps';
import { openClosing } from '@/features/account/openClosing';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { openDraft, session } from '@/session';
import { GuidePage } from '@/templates/GuidePage';
import { Section } from '@/templates/GuideSection';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { ResultSkeleton } from '@/templates/ResultSkeleton';
import { tracker } from '@/tracking';
import { maskPhone } from '@/utils/phone';

const PAGE = 'logOff';

/**
 * Step 1: what closing the account means, and whether anything blocks it (product §3.9).
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton |
 * | content | number, meaning, 继续注销: to the notice, or to what must be settled first |
 * | failed, offline | sentence and 重试 |
 * | logged out | 登录后才能注销账号 and 去登录 |
 * | response to the last step lost | skeleton until the result is known; closed: the success page |
 */
export function LogOff({ scope }: Pick<PageVisit, 'scope'>) {
  const [check] = useState(() => makeCloseCheck(scope));
  const [closing, setClosing] = useState(() => openClosing(scope));
  // A 401 may be the first sign that the account is closed.
  useEffect(
    () =>
      reaction(
        () => session.isLoggedIn,
        () => setClosing(openClosing(scope)),
      ),
    [scope],
  );
  useShownAgain(() => {
    const pending = openClosing(scope);
    setClosing(pending);
    // Something blocking may have been settled meanwhile.
    if (pending === null) void check.refresh();
  });
  return (
    <AfterClosing query={closing}>
      <QueryView
        query={check}
        isCompact={false}
        skeleton={<ResultSkeleton />}
        loggedOut={{ text: '登录后才能注销账号', action: { text: '去登录', onPress: check.logIn } }}
      >
        {(found) => <Meaning found={found} />}
      </QueryView>
      <FollowVisitor query={check} />
    </AfterClosing>
  );
}

function Meaning({ found }: { readonly found: LogOffCheckData }) {
  const { obstacles, coolingDays } = found;
  const phone = maskPhone(found.phone);
  const goOn = async (): Promise<void> => {
    tracker.click(PAGE, 'continue', { obstacles: obstacles.length });
    if (obstacles.length > 0) {
      await navigator.goTo('logOffFail');
      return;
    }
    writeProgress(openDraft('logOff'), { hasBegun: true });
    await navigator.goTo('logOffNotice');
  };
  return (
    <GuidePage
      actions={[
        { text: '暂不注销', onPress: () => navigator.goBack() },
        { text: '继续注销', onPress: goOn },
      ]}
    >
      <Section
        title={phone === '' ? '注销当前账号' : `注销账号 ${phone}`}
        lines={[
          '账号注销后，个人信息、订单、卡券、钱包和减免金都会被清除',
          coolingDays > 0 ? `提交后有 ${coolingDays} 天冷静期，期间登录即可撤销` : '提交后立即注销，无法恢复',
          '注销会退出所有设备上的登录',
          '需要用账号绑定的手机号验证身份',
        ]}
      />
      <Section
        title="注销前请先处理"
        lines={['取走快递柜里的包裹', '结清未完成的订单和费用', '提现和开票都已处理完成']}
      />
    </GuidePage>
  );
}
