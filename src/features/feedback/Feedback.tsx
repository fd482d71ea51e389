import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { Chip } from '@/components/Chip';
import { tabId, Tabs } from '@/components/Tabs';
import { pageDeps } from '@/data/pageDeps';
import { PagedQuery } from '@/data/PagedQuery';
import type { FormField } from '@/data/FormModel';
import { PictureField } from '@/domain/upload/PictureField';
import { PictureRow } from '@/domain/upload/PictureRow';
import { useElementId } from '@/hooks/useElementId';
import { useHostPull } from '@/hooks/useHostPull';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { pullRefresh } from '@/platform/pullRefresh';
import { toast } from '@/platform/toast';
import { upload } from '@/platform/upload';
import { openDraft } from '@/session';
import { pictureAddress } from '@/session/links';
import { FieldRow, FormCard, FormPage, LongTextRow, TextRow } from '@/templates/FormPage';
import { ListPage } from '@/templates/ListPage';
import { tracker } from '@/tracking';
import { toMinute } from '@/utils/beijingTime';
import { FEEDBACK_KINDS, kindText, MAX_MOBILE, MAX_WORDS, MIN_WORDS } from './feedbackRules';
import { type FeedbackRow, feedbackRows, FeedbackStore } from './FeedbackStore';
import styles from './Feedback.module.scss';

const PAGE = 'feedback';
type Tab = 'form' | 'mine';
const TABS: readonly { readonly name: Tab; readonly title: string }[] = [
  { name: 'form', title: '我要反馈' },
  { name: 'mine', title: '我的反馈' },
];

/**
 * What somebody tells the house, and what it answered: `/feedback` (product §3.23). The form is there for everybody and
 * asks for login when pictures or words are sent; what was told (`tab=mine`) is its account's.
 *
 * | state of what was told | seen |
 * |---|---|
 * | loading; failed, offline; logged out | skeleton; sentence and 重试; 去登录 |
 * | content | kind, words, pictures, answer, the newest first |
 * | nothing | 去反馈 |
 */
export function Feedback({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const formId = useElementId('feedback');
  const panelId = useElementId('feedback-panel');
  const [tab, setTab] = useState<Tab>(params['tab'] === 'mine' ? 'mine' : 'form');
  const makeStore = (): FeedbackStore =>
    new FeedbackStore({
      ...pageDeps(scope),
      gateway,
      upload,
      allowedAddress: pictureAddress,
      formId,
      draft: openDraft('feedback'),
    });
  const [store, setStore] = useState(makeStore);
  const [list] = useState(() => new PagedQuery({ ...pageDeps(scope), ...feedbackRows(gateway) }));
  const submit = async () => {
    tracker.click(PAGE, 'submit');
    const outcome = await store.submit();
    if (outcome.kind === 'message' || outcome.kind === 'invalid') toast.show(outcome.text);
    if (outcome.kind === 'done') {
      toast.show('已提交，感谢您的反馈');
      setStore(makeStore());
      setTab('mine');
      void list.refresh();
    }
    return outcome;
  };
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
          <Form store={store} onSubmit={submit} />
        ) : (
          <Mine list={list} onForm={() => setTab('form')} />
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
  // Pulled, there is nothing to ask for: a mini program's own sign ends at once.
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
          placeholder="发生了什么、在哪一步、希望怎么解决，越具体越好"
          maxLength={MAX_WORDS}
        />
        <PictureField field={pictures} uploads={store.uploads} />
      </FormCard>
      <FormCard>
        <TextRow
          field={mobile}
          kind="phone"
          label="联系电话（选填）"
          placeholder="需要我们回电时填写"
          maxLength={MAX_MOBILE}
        />
      </FormCard>
    </FormPage>
  );
}

interface KindRowProps {
  readonly field: FormField<FeedbackRow['kind']>;
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

interface MineProps {
  readonly list: PagedQuery<FeedbackRow>;
  readonly onForm: () => void;
}

function Mine({ list, onForm }: MineProps) {
  return (
    <ListPage
      list={list}
      label="我的反馈"
      renderRow={renderRow}
      rowShape={styles['shape']}
      rowsPerScreen={5}
      isFocusable
      empty={() => ({ text: '还没有反馈过', action: { text: '去反馈', onPress: onForm } })}
      loggedOutText="登录后查看我的反馈"
    />
  );
}

const renderRow = ({ id, kind, content, pictureUrls, at, reply }: FeedbackRow, place: number) => (
  <View key={id} className={styles['row']} {...markup.access({ role: 'listitem', place })}>
    <View className={styles['head']}>
      <View className={styles['kind']}>{kindText(kind)}</View>
      <View className={styles['at']}>{at}</View>
    </View>
    <View className={styles['words']}>{content}</View>
    {pictureUrls.length > 0 && <PictureRow urls={pictureUrls} />}
    <View className={styles['reply']}>
      {reply === null ? '处理中，请耐心等待回复' : `官方回复：${reply.content} ${toMinute(reply.tm)}`.trim()}
    </View>
  </View>
);
