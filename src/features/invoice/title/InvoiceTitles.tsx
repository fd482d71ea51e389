import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import type { InvoiceHead } from '@/api/generated/operations/invoiceHeads';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { Dialog } from '@/components/Dialog';
import { EmptyState } from '@/components/EmptyState';
import { Popup } from '@/components/Popup';
import { Pressable } from '@/components/Pressable';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { Tag } from '@/components/Tag';
import { pageDeps } from '@/data/pageDeps';
import { chooseInvoice } from '@/features/invoice/chooseInvoice';
import { TITLE_NAMES, valuesOf } from '@/features/invoice/titleRules';
import { useLoaded } from '@/hooks/useLoaded';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { navigation } from '@/platform/navigation';
import { toast } from '@/platform/toast';
import { openDraft } from '@/session';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { MAX_TITLES, TITLES_TEXTS, TitlesStore } from './TitlesStore';
import styles from './InvoiceTitles.module.scss';

const PAGE = 'invoiceTitle';

const loadForm = () => import('./TitleForm');

/**
 * Saved titles: `/invoiceTitle` (product §3.21), the default first. With `mode=choose` a tap selects one for the
 * application (the spec's `chooseInvoice`) and goes back to it.
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton of the titles |
 * | content | titles with 编辑 and 删除, 新增抬头 |
 * | empty | sentence; 新增抬头 |
 * | failed, offline | sentence and 重试 |
 * | logged out | 去登录 |
 */
export function InvoiceTitles({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const isChoosing = textParam(params, 'mode') === 'choose';
  const [{ store, pick }] = useState(() => {
    const deps = pageDeps(scope);
    const store = new TitlesStore({ ...deps, gateway, draft: openDraft('invoice.title') });
    const pick = (head: InvoiceHead): Promise<unknown> => {
      tracker.click(PAGE, 'pick');
      chooseInvoice.put(deps.account(), valuesOf(head));
      return navigation.canGoBack() ? navigator.goBack() : navigator.replaceWith('invoiceDetail');
    };
    return { store, pick };
  });
  useShownAgain(() => void store.heads.refresh());
  return (
    <View className={styles['page']}>
      <PullToRefresh className={styles['pull']} onRefresh={store.heads.refresh}>
        <QueryView
          query={store.heads}
          isCompact={false}
          skeleton={
            <SkeletonGroup>
              <Skeleton className={styles['skeleton']} />
              <Skeleton className={styles['skeleton']} />
              <Skeleton className={styles['skeleton']} />
            </SkeletonGroup>
          }
          loggedOut={{ text: '登录后管理抬头', action: { text: '去登录', onPress: store.heads.logIn } }}
        >
          {(heads) =>
            heads.length === 0 ? (
              <EmptyState text="还没有保存抬头，添加后开票更快" />
            ) : (
              <View {...markup.access({ role: 'list', label: '抬头' })}>
                {heads.map((head) => (
                  <Row key={head.headId} head={head} store={store} onPick={isChoosing ? pick : null} />
                ))}
              </View>
            )
          }
        </QueryView>
      </PullToRefresh>
      <Foot store={store} />
      <FollowVisitor query={store.heads} />
      <Leaving store={store} />
      <Form store={store} />
    </View>
  );
}

interface RowProps extends StoreProps {
  readonly head: InvoiceHead;
  /** Null: the page does not select a title. */
  readonly onPick: ((head: InvoiceHead) => Promise<unknown>) | null;
}

function Row({ head, store, onPick }: RowProps) {
  const { titleType, title, taxNo, isDefault } = head;
  const words = (
    <>
      <View className={styles['name']}>{title}</View>
      {taxNo !== '' && <View className={styles['number']}>{taxNo}</View>}
      <View className={styles['tags']}>
        <Tag tone="neutral">{TITLE_NAMES[titleType]}</Tag>
        {isDefault && <Tag>默认</Tag>}
      </View>
    </>
  );
  return (
    <View className={styles['row']} {...markup.access({ role: 'listitem' })}>
      {onPick === null ? (
        <View className={styles['main']}>{words}</View>
      ) : (
        <Pressable className={styles['main']} onPress={() => onPick(head)}>
          {words}
        </Pressable>
      )}
      <View className={styles['actions']}>
        <Pressable
          className={styles['action']}
          label={`编辑抬头 ${title}`}
          onPress={() => {
            tracker.click(PAGE, 'edit');
            store.edit(head);
          }}
        >
          编辑
        </Pressable>
        <Pressable
          className={styles['action']}
          label={`删除抬头 ${title}`}
          onPress={() => store.setLeaving(head)}
        >
          删除
        </Pressable>
      </View>
    </View>
  );
}

interface StoreProps {
  readonly store: TitlesStore;
}

const Foot = observer(function Foot({ store }: StoreProps) {
  const count = store.heads.value?.length ?? null;
  return (
    <View className={cx(count !== null && styles['foot'])}>
      {count !== null && (
        <Button
          isBlock
          onClick={() => {
            tracker.click(PAGE, 'add');
            if (count >= MAX_TITLES) toast.show(TITLES_TEXTS.full);
            else store.edit(null);
          }}
        >
          新增抬头
        </Button>
      )}
    </View>
  );
});

const Leaving = observer(function Leaving({ store }: StoreProps) {
  const { leaving } = store;
  const remove = async (): Promise<void> => {
    tracker.click(PAGE, 'delete');
    if (leaving === null) return;
    const outcome = await store.remove(leaving);
    if (outcome.kind === 'message') toast.show(outcome.text);
    if (outcome.kind === 'done') toast.show('已删除');
  };
  return (
    <Dialog
      isOpen={leaving !== null}
      onClose={() => store.setLeaving(null)}
      title="删除抬头"
      confirm={{ text: '删除', onPress: remove }}
      cancel={{ text: '取消', onPress: () => store.setLeaving(null) }}
    >
      <View
        className={styles['question']}
      >{`确定删除「${leaving?.title ?? ''}」吗？已申请的发票不受影响。`}</View>
    </Dialog>
  );
});

/** Loaded when the first title is edited. */
const Form = observer(function Form({ store }: StoreProps) {
  const loaded = useLoaded(loadForm, store.editing !== null, store.close);
  const { editing } = store;
  return (
    <Popup
      isOpen={editing !== null && loaded !== null}
      title={editing?.headId === '' ? '新增抬头' : '编辑抬头'}
      onClose={store.close}
      isMaskClosing={false}
    >
      {editing !== null && loaded !== null && <loaded.TitleForm store={store} editing={editing} />}
    </Popup>
  );
});
