import { View } from '@tarojs/components';
import { useState, useMemo } from 'react';
import { RichContent } from '@/components/RichContent';
import { SkeletonGroup, SkeletonText } from '@/components/Skeleton';
import { businessNames, expiring, FUND_TEXTS, yuanOfFen } from '@/features/reduction/fundRules';
import type { Fund } from '@/features/reduction/fundTypes';
import { makeFundParts } from '@/features/reduction/makeFundParts';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import { followSend } from '@/navigation/followLink';
import type { PageVisit } from '@/navigation/usePage';
import { pictureAddress } from '@/session/links';
import { GuidePage } from '@/templates/GuidePage';
import { Line, Section } from '@/templates/GuideSection';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { sanitizeHtml } from '@/utils/html';

const PAGE = 'reductionFundsGuide';
const EARN = [
  '在减免金中心完成任务，奖励自动存入减免金。',
  '参加减免金活动，领取后即可到账。',
  '在抽奖等活动中抽中减免金奖品，自动到账。',
];
const USE = ['下单支付适用业务的订单时，可用减免金抵扣。', '每一笔收入和抵扣都可以在“明细”中查看。'];
const END = ['每笔减免金的有效期以明细中的“有效期至”为准，到期未用的部分自动失效。'];

/**
 * How the fund is earned, used and expires (product §2.2 /reductionFunds/guide).
 *
 * The general texts are shown immediately, to everyone. What depends on the user's fund (businesses, limit, what
 * expires soon, rules) is in a separate card: skeleton, lines and rules, failed, offline, or 去登录.
 */
export function ReductionGuide({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const channelId = textParam(params, 'channelId');
  const [{ fund }] = useState(() => makeFundParts(channelId, scope));
  useShownAgain(() => void fund.refresh());
  const logIn = async (): Promise<void> => {
    tracker.click(PAGE, 'logIn');
    await fund.logIn();
  };
  const earn = async (): Promise<void> => {
    tracker.click(PAGE, 'earn');
    await navigator.goTo('reductionFunds', { channelId: channelId || undefined });
  };
  const send = (): Promise<boolean> => followSend('', { page: PAGE, component: 'send' });
  return (
    <GuidePage
      actions={[
        { text: '去赚减免金', onPress: earn },
        { text: '去寄件使用', onPress: send },
      ]}
    >
      <Section title="如何获得" lines={EARN} />
      <Section title="如何使用" lines={USE} />
      <Section title="有效期" lines={END} />
      <Section title="减免金规则">
        <FollowVisitor query={fund} />
        <QueryView
          query={fund}
          skeleton={
            <SkeletonGroup>
              <SkeletonText lines={4} />
            </SkeletonGroup>
          }
          loggedOut={{ text: '登录后查看适用业务和规则', action: { text: FUND_TEXTS.logIn, onPress: logIn } }}
        >
          {(known) => <Particulars fund={known} />}
        </QueryView>
      </Section>
    </GuidePage>
  );
}

function Particulars({ fund }: { readonly fund: Fund }) {
  const rules = useMemo(() => sanitizeHtml(fund.ruleHtml, { pictureAddress }), [fund.ruleHtml]);
  return (
    <View>
      {fundLines(fund).map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      <RichContent nodes={rules} />
    </View>
  );
}

/** Where the fund can be used, the limit per order, what expires soon; always three lines. */
export function fundLines(fund: Fund): readonly [string, string, string] {
  const names = businessNames(fund.businesses);
  const soon = expiring(fund);
  return [
    names.length === 0 ? '适用业务：以下单页展示为准' : `适用业务：${names.join('、')}`,
    fund.orderLimitFen === 0
      ? '单笔限额：不限'
      : `单笔限额：每笔订单最多抵扣 ￥${yuanOfFen(fund.orderLimitFen)}`,
    soon === null ? '近 7 天内没有即将过期的减免金' : `即将过期：￥${yuanOfFen(soon.fen)}，最早 ${soon.day}`,
  ];
}
