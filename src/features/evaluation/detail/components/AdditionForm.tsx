import { View } from '@tarojs/components';
import { useState, type ReactNode } from 'react';
import { PictureField } from '@/domain/upload/PictureField';
import { toast } from '@/platform/toast';
import { FormCard } from '@/templates/FormCard';
import { FormPage } from '@/templates/FormPage';
import { LongTextRow } from '@/templates/LongTextRow';
import { tracker } from '@/tracking';
import { toDay } from '@/utils/beijingTime';
import { MAX_WORDS } from '../AdditionStore';
import type { EvaluationProps } from '../evaluationProps';
import styles from '../EvaluationDetail.module.scss';

const PAGE = 'sendEvaluationDetail';

export function AdditionForm({
  store,
  children,
}: Pick<EvaluationProps, 'store'> & { readonly children: ReactNode }) {
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
