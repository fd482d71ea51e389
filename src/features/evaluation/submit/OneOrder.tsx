import { View } from '@tarojs/components';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import type { EvaluationForm } from '@/api/generated/operations/evaluation';
import { EmptyState } from '@/components/EmptyState';
import { MissingState } from '@/components/MissingState';
import { pageDeps } from '@/data/pageDeps';
import { PictureField } from '@/domain/upload/PictureField';
import { useElementId } from '@/hooks/useElementId';
import { useHostPull } from '@/hooks/useHostPull';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { pullRefresh } from '@/platform/pullRefresh';
import { toast } from '@/platform/toast';
import { upload } from '@/platform/upload';
import { openDraft } from '@/session';
import { pictureAddress } from '@/session/links';
import { CheckRow } from '@/templates/CheckRow';
import { FormCard } from '@/templates/FormCard';
import { FormPage } from '@/templates/FormPage';
import { LongTextRow } from '@/templates/LongTextRow';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { toMinute } from '@/utils/beijingTime';
import { EvaluationFormSkeleton } from './EvaluationFormSkeleton';
import { Rate } from './RatingParts';
import { MAX_WORDS } from './ratingRules';
import { RatingStore } from './RatingStore';
import styles from './Rating.module.scss';

const PAGE = 'sendEvaluationSubmit';

interface OneOrderProps extends Pick<PageVisit, 'scope'> {
  readonly orderNo: string;
}

/** The form, or why an order cannot be evaluated. */
export function OneOrder({ orderNo, scope }: OneOrderProps) {
  const formId = useElementId('evaluation');
  const [store] = useState(
    () =>
      new RatingStore({
        ...pageDeps(scope),
        gateway,
        upload,
        allowedAddress: pictureAddress,
        orderNo,
        formId,
        draft: openDraft('evaluation'),
      }),
  );
  // Only a mini program's native pull: a browser pull would move the anchor of the sticky button at the bottom.
  useHostPull(() => void store.query.refresh().finally(() => pullRefresh.finish()));
  return (
    <>
      <QueryView
        query={store.query}
        isCompact={false}
        skeleton={<EvaluationFormSkeleton />}
        loggedOut={{ text: '登录后评价订单', action: { text: '去登录', onPress: store.query.logIn } }}
      >
        {({ form }) => <Content store={store} form={form} orderNo={orderNo} />}
      </QueryView>
      <FollowVisitor query={store.query} />
    </>
  );
}

interface ContentProps {
  readonly store: RatingStore;
  readonly form: EvaluationForm | null;
  readonly orderNo: string;
}

function Content({ store, form, orderNo }: ContentProps) {
  if (form === null)
    return (
      <MissingState
        text="没有找到这个订单"
        action={{ text: '查看全部订单', onPress: () => navigator.replaceWith('orderList') }}
      />
    );
  switch (form.stateCode) {
    case 'OPEN':
      return <Form store={store} offer={form} />;
    case 'DONE':
      return (
        <EmptyState
          text="这个订单已经评价过了"
          action={{
            text: '查看评价',
            onPress: () => navigator.replaceWith('sendEvaluationDetail', { orderNo }),
          }}
        />
      );
    case 'NOT_SIGNED':
    case 'unknown':
      return (
        <EmptyState
          text={form.stateCode === 'NOT_SIGNED' ? '快件签收后才能评价' : '这个订单暂时不能评价'}
          action={{ text: '查看订单', onPress: () => navigator.replaceWith('orderDetail', { orderNo }) }}
        />
      );
  }
}

interface FormProps {
  readonly store: RatingStore;
  readonly offer: EvaluationForm;
}

function Form({ store, offer }: FormProps) {
  const [{ content, pictures, isAnonymous }] = useState(() => ({
    content: store.form.field('content'),
    pictures: store.form.field('pictures'),
    isAnonymous: store.form.field('isAnonymous'),
  }));
  const submit = async () => {
    tracker.click(PAGE, 'submit');
    const outcome = await store.submit();
    if (outcome.kind === 'message' || outcome.kind === 'invalid') toast.show(outcome.text);
    if (outcome.kind === 'done')
      await navigator.replaceWith('sendEvaluationResult', { orderNo: offer.orderNo });
    return outcome;
  };
  const { carrierName, waybillNo, goodsName, signedTm, courierName, rewardText } = offer;
  return (
    <FormPage form={store.form} submitText="提交评价" onSubmit={submit}>
      <FormCard>
        <View className={styles['order']}>{`${carrierName} ${waybillNo}`.trim() || offer.orderNo}</View>
        <View className={styles['note']}>
          {[goodsName, signedTm === '' ? '' : `${toMinute(signedTm)} 签收`]
            .filter((text) => text !== '')
            .join(' · ')}
        </View>
      </FormCard>
      {rewardText !== '' && <View className={styles['reward']}>{rewardText}</View>}
      <Rate store={store} offer={offer} target="SERVICE" label="寄件服务" />
      <Rate store={store} offer={offer} target="COURIER" label="快递员" about={courierName} />
      <FormCard>
        <LongTextRow
          field={content}
          label={`说说这次寄件（选填，最多 ${MAX_WORDS} 字）`}
          placeholder="服务、时效、价格怎么样，写下来给大家参考"
          maxLength={MAX_WORDS}
        />
        <PictureField field={pictures} uploads={store.uploads} />
        <CheckRow field={isAnonymous} label="匿名评价" />
      </FormCard>
    </FormPage>
  );
}
