import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { MissingState } from '@/components/MissingState';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { PictureRow } from '@/domain/upload/PictureRow';
import { orderNoOf } from '@/features/evaluation/evaluationApi';
import { useElementId } from '@/hooks/useElementId';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { upload } from '@/platform/upload';
import { openDraft } from '@/session';
import { pictureAddress } from '@/session/links';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { AdditionStore } from './AdditionStore';
import { AdditionForm } from './components/AdditionForm';
import { GivenEvaluation } from './components/GivenEvaluation';
import { TextHead } from './components/TextHead';
import type { EvaluationProps } from './evaluationProps';
import styles from './EvaluationDetail.module.scss';

const PAGE = 'sendEvaluationDetail';

/**
 * An order's evaluation, the company's reply and the user's addition: `/sendEvaluation/detail?orderNo=` (product
 * §3.22).
 *
 * | state | shown |
 * |---|---|
 * | loading; failed, offline; logged out | skeleton; sentence and 重试; 去登录 |
 * | evaluated | stars, tags, text, pictures; reply; addition, or 追加评价 while it is possible |
 * | not evaluated; no such order | sentence, 去评价; all orders |
 */
export function EvaluationDetail({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const orderNo = orderNoOf(params);
  const formId = useElementId('addition');
  const [store] = useState(
    () =>
      new AdditionStore({
        ...pageDeps(scope),
        gateway,
        upload,
        allowedAddress: pictureAddress,
        orderNo,
        formId,
        draft: openDraft('evaluationAdd'),
      }),
  );
  // The company may have replied meanwhile.
  useShownAgain(() => void store.query.refresh());
  return (
    <>
      <QueryView
        query={store.query}
        isCompact={false}
        skeleton={<EvaluationSkeleton />}
        loggedOut={{ text: '登录后查看评价', action: { text: '去登录', onPress: store.query.logIn } }}
      >
        {({ evaluation, isOrderGone }) =>
          evaluation === null ? (
            <None orderNo={orderNo} isOrderGone={isOrderGone} />
          ) : (
            <Content store={store} evaluation={evaluation} />
          )
        }
      </QueryView>
      <FollowVisitor query={store.query} />
    </>
  );
}

function None({ orderNo, isOrderGone }: { readonly orderNo: string; readonly isOrderGone: boolean }) {
  return isOrderGone ? (
    <MissingState
      text="没有找到这个订单"
      action={{ text: '查看全部订单', onPress: () => navigator.replaceWith('orderList') }}
    />
  ) : (
    <EmptyState
      text="这个订单还没有评价"
      action={{ text: '去评价', onPress: () => navigator.replaceWith('sendEvaluationSubmit', { orderNo }) }}
    />
  );
}

const Content = observer(function Content({ store, evaluation }: EvaluationProps) {
  const { addition } = evaluation;
  const canAdd = addition === null && evaluation.canAdd;
  const said = (
    <View className={styles['parts']}>
      <GivenEvaluation evaluation={evaluation} />
      {addition !== null && (
        <Card>
          <TextHead text="我的追评" at={addition.tm} />
          <View className={styles['words']}>{addition.content}</View>
          <PictureRow urls={addition.pictureUrls} />
        </Card>
      )}
    </View>
  );
  if (canAdd && store.isOpen) return <AdditionForm store={store}>{said}</AdditionForm>;
  return (
    <View className={styles['page']}>
      {said}
      {canAdd && (
        <Button
          isBlock
          onClick={() => {
            tracker.click(PAGE, 'add');
            store.open();
          }}
        >
          追加评价
        </Button>
      )}
      <Button
        isBlock
        kind={canAdd ? 'ghost' : undefined}
        onClick={() => {
          tracker.click(PAGE, 'order');
          return navigator.goTo('orderDetail', { orderNo: evaluation.orderNo });
        }}
      >
        查看订单
      </Button>
    </View>
  );
});

const EvaluationSkeleton = () => (
  <SkeletonGroup className={styles['page']}>
    <Skeleton className={styles['given']} />
    <Skeleton className={styles['reply']} />
  </SkeletonGroup>
);
