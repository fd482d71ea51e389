import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import { gateway } from '@/api/gateway';
import { Chip } from '@/components/Chip';
import { SkeletonGroup, SkeletonText } from '@/components/Skeleton';
import { tabId, Tabs } from '@/components/Tabs';
import type { FormField } from '@/data/FormModel';
import { pageDeps } from '@/data/pageDeps';
import { reportOf } from '@/domain/parcel/cabinetProblems';
import { PictureField } from '@/domain/upload/PictureField';
import { useElementId } from '@/hooks/useElementId';
import { useHostPull } from '@/hooks/useHostPull';
import { useLoaded } from '@/hooks/useLoaded';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { pullRefresh } from '@/platform/pullRefresh';
import { toast } from '@/platform/toast';
import { upload } from '@/platform/upload';
import { openDraft } from '@/session';
import { openPendingActs } from '@/session/deviceStorage';
import { pictureAddress } from '@/session/links';
import { FieldRow } from '@/templates/FieldRow';
import { FormCard } from '@/templates/FormCard';
import { FormPage } from '@/templates/FormPage';
import { LongTextRow } from '@/templates/LongTextRow';
import { TextRow } from '@/templates/TextRow';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { FEEDBACK_KINDS, type FeedbackValues, kindText, MAX_WORDS, MIN_WORDS } from './feedbackRules';
import { FEEDBACK_TEXTS, FeedbackStore } from './FeedbackStore';
import styles from './Feedback.module.scss';

const PAGE = 'feedback';
type Tab = 'form' | 'mine';
/** Loaded on first use, because few users open this tab. */
const loadMyFeedback = () => import('./MyFeedback');

const TABS: readonly { readonly name: Tab; readonly title: string }[] = [
  { name: 'form', title: '我要反馈' },
  { name: 'mine', title: '我的反馈' },
];

/**
 * Feedback form and feedback history: `/feedback` (product §3.23). The form is public and asks for login when pictures
 * are uploaded or the text is sent, and begins with a cabinet's problem that the address names; the history
 * (`tab=mine`) requires a login.
 *
 * | state of the history | shown |
 * |---|---|
 * | loading; failed, offline; logged out | skeleton; sentence and 重试; 去登录 |
 * | content | kind, text, pictures, reply; newest first |
 * | empty | 去反馈 |
 */
export function Feedback({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const formId = useElementId('feedback');
  const panelId = useElementId('feedback-panel');
  const [tab, setTab] = useState<Tab>(textParam(params, 'tab') === 'mine' ? 'mine' : 'form');
  const makeStore = (report: string): FeedbackStore =>
    new FeedbackStore({
      ...pageDeps(scope),
      gateway,
      upload,
      allowedAddress: pictureAddress,
      formId,
      draft: openDraft('feedback'),
      report,
      acts: openPendingActs('feedback'),
    });
  const [{ store, turn }, setForm] = useState(() => ({ store: makeStore(reportOf(params)), turn: 0 }));
  /** Starts an empty form; `turn` distinguishes it from the previous one. */
  const beginAgain = (): void => setForm(({ turn: last }) => ({ store: makeStore(''), turn: last + 1 }));
  const [resume] = useState(() => async (): Promise<void> => {
    if (!(await store.resume())) return;
    toast.show(FEEDBACK_TEXTS.made);
    beginAgain();
  });
  useEffect(() => void resume(), [resume]);
  const submit = async () => {
    tracker.click(PAGE, 'submit');
    const outcome = await store.submit();
    if (outcome.kind === 'message' || outcome.kind === 'invalid') toast.show(outcome.text);
    if (outcome.kind === 'done') {
      toast.show('已提交，感谢您的反馈');
      beginAgain();
      setTab('mine');
    }
    return outcome;
  };
  const mine = useLoaded(loadMyFeedback, tab === 'mine', () => setTab('form'));
  const select = (name: Tab): void => {
    tracker.click(PAGE, 'tab', { tab: name });
    setTab(name);
  };
  return (
    <>
      <View className={styles['header']}>
        <Tabs
          tabs={TABS}
          active={tab}
          onSelect={select}
          label="意见反馈"
          panelId={panelId}
          className={styles['tabs']}
        />
      </View>
      <View id={panelId} {...markup.access({ role: 'tabpanel', labelledBy: tabId(panelId, tab) })}>
        {tab === 'form' ? (
          <Form key={turn} store={store} onSubmit={submit} />
        ) : mine === null ? (
          <SkeletonGroup>
            <SkeletonText lines={8} />
          </SkeletonGroup>
        ) : (
          <mine.MyFeedback scope={scope} onForm={() => setTab('form')} />
        )}
      </View>
    </>
  );
}

interface FormProps {
  readonly store: FeedbackStore;
  readonly onSubmit: () => Promise<{ readonly kind: string; readonly field?: string }>;
}

function Form({ store, onSubmit }: FormProps) {
  // Nothing to refetch: ends the mini program's pull-to-refresh indicator immediately.
  useHostPull(() => pullRefresh.finish());
  const [{ kind, content, pictures, mobile }] = useState(() => ({
    kind: store.form.field('kind'),
    content: store.form.field('content'),
    pictures: store.form.field('pictures'),
    mobile: store.form.field('mobile'),
  }));
  return (
    <FormPage form={store.form} submitText="提交反馈" onSubmit={onSubmit}>
      <FormCard>
        <KindRow field={kind} />
      </FormCard>
      <FormCard>
        <LongTextRow
          field={content}
          label={`问题描述（${MIN_WORDS} 到 ${MAX_WORDS} 字）`}
          placeholder="发生了什么、在哪一步、希望怎么解决"
          maxLength={MAX_WORDS}
        />
        <PictureField field={pictures} uploads={store.uploads} />
      </FormCard>
      <FormCard>
        <TextRow field={mobile} kind="phone" label="联系电话（选填）" placeholder="需要我们回电时填写" />
      </FormCard>
    </FormPage>
  );
}

interface KindRowProps {
  readonly field: FormField<FeedbackValues['kind']>;
}

function KindRow({ field }: KindRowProps) {
  const problemId = useElementId('field-problem');
  return (
    <FieldRow field={field} label="反馈类型" problemId={problemId}>
      <Kinds field={field} problemId={problemId} />
    </FieldRow>
  );
}

const Kinds = observer(function Kinds({ field, problemId }: KindRowProps & { readonly problemId: string }) {
  return (
    <View
      className={styles['kinds']}
      {...markup.access({
        role: 'radiogroup',
        label: '反馈类型',
        describedBy: field.problem === '' ? undefined : problemId,
      })}
      {...markup.tabKeys((index) => field.set(FEEDBACK_KINDS[index] ?? field.value))}
    >
      {FEEDBACK_KINDS.map((kind) => (
        <Chip
          key={kind}
          role="radio"
          text={kindText(kind)}
          isChecked={field.value === kind}
          onPress={() => field.set(kind)}
        />
      ))}
    </View>
  );
});
