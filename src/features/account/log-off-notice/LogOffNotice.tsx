import { View } from '@tarojs/components';
import { useState, useEffect } from 'react';
import { CloseStepPage, makeCloseCheck } from '@/features/account/CloseStepPage';
import { writeProgress } from '@/features/account/closeSteps';
import { useElementId } from '@/hooks/useElementId';
import { usePageInView } from '@/hooks/usePageInView';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { openDraft } from '@/session';
import { GuidePage } from '@/templates/GuidePage';
import { Section } from '@/templates/GuideSection';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { ResultSkeleton } from '@/templates/ResultSkeleton';
import { tracker } from '@/tracking';

const PAGE = 'logOffNotice';

const EFFECTS = [
  '您将无法登录本账号，也无法找回其中的内容',
  '寄件、取件、支付、开票等历史记录将无法查询，请提前自行保存',
  '未使用的优惠券、减免金、积分和活动奖励视为自动放弃，不予补发',
  '通过本账号登录的网页、小程序和应用会同时退出',
  '注销前已发生的交易，其权利义务不因注销而免除',
];
const KEPT = [
  '法律法规要求保存的交易和日志信息，会按规定期限保存，到期后删除或匿名化处理',
  '其余个人信息会在冷静期结束后删除',
];
const AGAIN = [
  '冷静期内再次登录，即视为撤销本次注销',
  '冷静期结束后，同一手机号可以重新注册，但不会恢复原账号的任何内容',
];

/** Step 2: everything that is lost and kept; 我已阅读 is enabled once the user has scrolled to the end (product §3.9). */
export function LogOffNotice({ scope }: Pick<PageVisit, 'scope'>) {
  return <CloseStepPage step="notice">{() => <Notice scope={scope} />}</CloseStepPage>;
}

function Notice({ scope }: Pick<PageVisit, 'scope'>) {
  const [check] = useState(() => makeCloseCheck(scope));
  return (
    <>
      <QueryView query={check} isCompact={false} skeleton={<ResultSkeleton />}>
        {({ losses }) => <NoticeText losses={losses.map(({ text }) => text)} />}
      </QueryView>
      <FollowVisitor query={check} />
    </>
  );
}

function NoticeText({ losses }: { readonly losses: readonly string[] }) {
  const view = usePageInView();
  const endId = useElementId('end');
  const [isRead, setRead] = useState(view === null);
  useEffect(() => view?.watchShown(endId, (isShown) => (isShown ? setRead(true) : undefined)), [view, endId]);
  const goOn = async (): Promise<void> => {
    tracker.click(PAGE, 'read');
    writeProgress(openDraft('logOff'), { hasRead: true });
    await navigator.goTo('logOffVerify');
  };
  return (
    <GuidePage actions={[{ text: '我已阅读', isDisabled: !isRead, onPress: goOn }]}>
      {losses.length > 0 && <Section title="您将失去" lines={losses} />}
      <Section title="注销后会怎样" lines={EFFECTS} />
      <Section title="哪些信息会保留" lines={KEPT} />
      <Section title="还能恢复吗" lines={AGAIN} />
      <View id={endId} style={{ height: '2px' }} />
    </GuidePage>
  );
}
