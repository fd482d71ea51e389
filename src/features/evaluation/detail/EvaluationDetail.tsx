import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, type ReactNode } from 'react';
import { gateway } from '@/api/gateway';
import type { Evaluation } from '@/api/generated/operations/evaluation';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { MissingState } from '@/components/MissingState';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { StarsShown, starWords } from '@/components/Stars';
import { Tag } from '@/components/Tag';
import { pageDeps } from '@/data/pageDeps';
import { PictureField } from '@/domain/upload/PictureField';
import { PictureRow } from '@/domain/upload/PictureRow';
import { orderNoOf } from '@/features/evaluation/evaluationApi';
import { useElementId } from '@/hooks/useElementId';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { upload } from '@/platform/upload';
import { openDraft } from '@/session';
import { pictureAddress } from '@/session/links';
import { FormCard } from '@/templates/FormCard';
import { FormPage } from '@/templates/FormPage';
import { LongTextRow } from '@/templates/LongTextRow';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { toDay, toMinute } from '@/utils/beijingTime';
import { AdditionStore, MAX_WORDS } from './AdditionStore';
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
        skeleton={<Bones />}
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

interface ContentProps {
  readonly store: AdditionStore;
  readonly evaluation: Evaluation;
}

const Content = observer(function Content({ store, evaluation }: ContentProps) {
  const { addition, canAdd } = evaluation;
  const said = (
    <View className={styles['parts']}>
      <Said evaluation={evaluation} />
      {addition !== null && (
        <Card>
          <Head text="我的追评" at={addition.tm} />
          <View className={styles['words']}>{addition.content}</View>
          <PictureRow urls={addition.pictureUrls} />
        </Card>
      )}
    </View>
  );
  if (addition === null && canAdd && store.isOpen) return <AdditionForm store={store}>{said}</AdditionForm>;
  return (
    <View className={styles['page']}>
      {said}
      {addition === null && canAdd && (
        <Button
          isBlock
          kind="secondary"
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
        kind="ghost"
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

function Said({ evaluation }: Pick<ContentProps, 'evaluation'>) {
  const { carrierName, waybillNo, orderNo, content, pictureUrls, isAnonymous, createTm, reply } = evaluation;
  return (
    <>
      <Card>
        <Head text={`${carrierName} ${waybillNo}`.trim() || orderNo} at={createTm} />
        <Rated label="寄件服务" star={evaluation.serviceStar} tags={evaluation.serviceTags} />
        <Rated label="快递员" star={evaluation.courierStar} tags={evaluation.courierTags} />
        <View className={styles['words']}>{content === '' ? '没有填写文字评价' : content}</View>
        <PictureRow urls={pictureUrls} />
        {isAnonymous && <View className={styles['note']}>匿名评价</View>}
      </Card>
      <Card>
        <Head text="官方回复" at={reply?.tm ?? ''} />
        <View className={styles['words']}>{reply?.content || '您的评价已收到，暂无回复'}</View>
      </Card>
    </>
  );
}

function Head({ text, at }: { readonly text: string; readonly at: string }) {
  return (
    <View className={styles['head']}>
      <View className={styles['title']} {...markup.access({ role: 'heading' })}>
        {text}
      </View>
      <View className={styles['at']}>{toMinute(at)}</View>
    </View>
  );
}

interface RatedProps {
  readonly label: string;
  readonly star: number;
  readonly tags: readonly string[];
}

function Rated({ label, star, tags }: RatedProps) {
  if (star < 1) return null;
  return (
    <View className={styles['rated']}>
      <View className={styles['line']}>
        <View className={styles['label']}>{label}</View>
        <StarsShown label={label} value={star} />
        <View className={styles['note']}>{starWords(star)}</View>
      </View>
      <View className={styles['tags']}>
        {tags
          .filter((text) => text !== '')
          .map((text, index) => (
            <Tag key={index} tone="neutral">
              {text}
            </Tag>
          ))}
      </View>
    </View>
  );
}

function AdditionForm({ store, children }: Pick<ContentProps, 'store'> & { readonly children: ReactNode }) {
  const [{ content, pictures }] = useState(() => ({
    content: store.form.field('content'),
    pictures: store.form.field('pictures'),
  }));
  const submit = async () => {
    tracker.click(PAGE, 'submit');
    const outcome = await store.submit();
    if (outcome.kind === 'message' || outcome.kind === 'invalid') toast.show(outcome.text);
    if (outcome.kind === 'done') toast.show('追评已提交');
    return outcome;
  };
  const until = store.query.value?.evaluation?.addUntilTm ?? '';
  return (
    <FormPage form={store.form} submitText="提交追评" onSubmit={submit}>
      {children}
      <View className={styles['gap']} />
      <FormCard>
        <LongTextRow
          field={content}
          label={`追加评价（最多 ${MAX_WORDS} 字）`}
          placeholder="使用一段时间后有什么想补充的"
          maxLength={MAX_WORDS}
        />
        <PictureField field={pictures} uploads={store.uploads} />
        {until !== '' && <View className={styles['note']}>{`${toDay(until)} 前可追评一次`}</View>}
      </FormCard>
    </FormPage>
  );
}

const Bones = () => (
  <SkeletonGroup className={styles['page']}>
    <Skeleton className={styles['bone']} />
    <Skeleton className={styles['bone']} />
  </SkeletonGroup>
);
