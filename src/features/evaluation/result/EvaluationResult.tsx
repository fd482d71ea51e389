import { observer } from 'mobx-react';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import type { EvaluationReward } from '@/api/generated/operations/evaluation';
import { Price } from '@/components/Amount';
import { EmptyState } from '@/components/EmptyState';
import { MissingState } from '@/components/MissingState';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { type EvaluationFound, findEvaluation, orderNoOf } from '@/features/evaluation/evaluationApi';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { type ResultAction, ResultPage } from '@/templates/ResultPage';
import { ResultSkeleton } from '@/templates/ResultSkeleton';
import { tracker } from '@/tracking';

const PAGE = 'sendEvaluationResult';

/**
 * Reward of an evaluation, from the gateway: `/sendEvaluation/result?orderNo=` (product §3.22).
 *
 * | state | shown |
 * |---|---|
 * | loading; failed, offline; logged out | skeleton; sentence and 重试; 去登录 |
 * | evaluated | thanks, the reward and where it is |
 * | not evaluated, no such order | sentence and the orders to evaluate |
 */
export const EvaluationResult = observer(function EvaluationResult({
  params,
  scope,
}: Pick<PageVisit, 'params' | 'scope'>) {
  const orderNo = orderNoOf(params);
  const [query] = useState(
    () =>
      new Query<EvaluationFound>({
        ...pageDeps(scope),
        fetch: (asking) => findEvaluation(gateway, orderNo, asking),
        isForAll: false,
        failedText: '评价结果加载失败，请重试',
      }),
  );
  return (
    <>
      <QueryView
        query={query}
        isCompact={false}
        skeleton={<ResultSkeleton />}
        loggedOut={{ text: '登录后查看评价结果', action: { text: '去登录', onPress: query.logIn } }}
      >
        {({ evaluation, isOrderGone }) => {
          const NoEvaluation = isOrderGone ? MissingState : EmptyState;
          return evaluation === null ? (
            <NoEvaluation
              text={isOrderGone ? '没有找到这个订单' : '这个订单还没有评价'}
              action={{
                text: '查看待评价的订单',
                onPress: () => navigator.replaceWith('sendEvaluationSubmit'),
              }}
            />
          ) : (
            <Result orderNo={evaluation.orderNo} reward={evaluation.reward} />
          );
        }}
      </QueryView>
      <FollowVisitor query={query} />
    </>
  );
});

interface ResultProps {
  readonly orderNo: string;
  readonly reward: EvaluationReward | null;
}

function Result({ orderNo, reward }: ResultProps) {
  const own: ResultAction = {
    text: '查看我的评价',
    onPress: () => {
      tracker.click(PAGE, 'detail');
      return navigator.replaceWith('sendEvaluationDetail', { orderNo });
    },
  };
  const others: ResultAction = {
    text: '继续评价',
    onPress: () => {
      tracker.click(PAGE, 'more');
      return navigator.replaceWith('sendEvaluationSubmit');
    },
  };
  const ofReward = rewardAction(reward);
  return (
    <ResultPage
      mark="done"
      title="评价成功，感谢您的反馈"
      worth={
        reward?.kindCode === 'FUND' && reward.fen > 0 ? (
          <Price fen={reward.fen} size="huge" decimals={2} />
        ) : undefined
      }
      facts={factsOf(reward)}
      actions={ofReward === null ? [own, others] : [ofReward, own, others]}
    />
  );
}

/** Texts about the reward. */
function factsOf(reward: EvaluationReward | null): readonly string[] {
  switch (reward?.kindCode) {
    case 'FUND':
      return ['减免金已存入减免金账户'];
    case 'COUPON':
      return [`${reward.title || '寄件券'}已放入您的卡券`];
    case 'unknown':
      return ['奖励已发放到您的账户'];
    case 'NONE':
    case undefined:
      return [];
  }
}

/** Where the reward can be used; null: nothing to use. */
function rewardAction(reward: EvaluationReward | null): ResultAction | null {
  switch (reward?.kindCode) {
    case 'FUND':
      return {
        text: '查看减免金',
        onPress: () => {
          tracker.click(PAGE, 'fund');
          return navigator.goTo('reductionFunds');
        },
      };
    case 'COUPON':
      return {
        text: '去使用',
        onPress: () => {
          tracker.click(PAGE, 'use');
          return navigator.goTo('send', reward.couponId === '' ? {} : { couponId: reward.couponId });
        },
      };
    case 'NONE':
    case 'unknown':
    case undefined:
      return null;
  }
}
