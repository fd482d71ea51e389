import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import type { InvoiceRecord } from '@/api/generated/schemas/InvoiceRecord';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { MissingState } from '@/components/MissingState';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Timeline } from '@/components/Timeline';
import { pageDeps } from '@/data/pageDeps';
import { MAX_NO } from '@/features/invoice/recordApi';
import {
  canApplyAgain,
  canModifyEmail,
  factsOf,
  hintOf,
  isOpen,
  markOf,
  STATE_TITLES,
  progressOf,
} from '@/features/invoice/recordRules';
import { useLoaded } from '@/hooks/useLoaded';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { toast } from '@/platform/toast';
import { fileAddress } from '@/session/links';
import { Facts } from '@/templates/Facts';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { type ResultAction, ResultPage } from '@/templates/ResultPage';
import { ResultSkeleton } from '@/templates/ResultSkeleton';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { EmailCard } from './EmailCard';
import { copyFile, openFile } from './invoiceFile';
import { InvoiceRecordStore } from './InvoiceRecordStore';
import styles from './RecordDetail.module.scss';

const PAGE = 'invoiceRecordDetail';

const loadDialog = () => import('./EmailDialog');

/**
 * One invoice: its progress, file, email address and contents: `/invoiceRecordDetail?invoiceNo=` (product §3.24).
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton |
 * | being issued | the next step, 刷新进度, change of the email address |
 * | issued | 查看发票 and its link, resending the email once a minute, change of the email address |
 * | failed, withdrawn | why, 重新申请 with its orders and title |
 * | no such invoice | sentence and 查看开票记录 |
 * | failed, offline | sentence and 重试 |
 * | logged out | 去登录 |
 */
export function RecordDetail({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const [store] = useState(
    () =>
      new InvoiceRecordStore({
        ...pageDeps(scope),
        gateway,
        invoiceNo: textParam(params, 'invoiceNo', MAX_NO),
      }),
  );
  const { found } = store;
  useShownAgain(() => void found.refresh());
  return (
    <>
      <PullToRefresh onRefresh={() => refresh(store)}>
        <QueryView
          query={found}
          isCompact={false}
          skeleton={<ResultSkeleton />}
          loggedOut={{ text: '登录后查看发票', action: { text: '去登录', onPress: found.logIn } }}
        >
          {() =>
            store.record === null ? (
              <MissingState text="没有找到这张发票" action={{ text: '查看开票记录', onPress: toRecords }} />
            ) : (
              <Parts store={store} record={store.record} scope={scope} />
            )
          }
        </QueryView>
      </PullToRefresh>
      <FollowVisitor query={found} />
      <EmailQuestion store={store} />
    </>
  );
}

const toRecords = () => {
  tracker.click(PAGE, 'records');
  return navigator.replaceWith('invoiceRecord');
};

async function refresh({ found }: InvoiceRecordStore): Promise<void> {
  if ((await found.refresh()) === 'failed') toast.show('刷新失败，请稍后重试');
}

interface PartsProps {
  readonly store: InvoiceRecordStore;
  readonly record: InvoiceRecord;
  readonly scope: Scope;
}

function Parts({ store, record, scope }: PartsProps) {
  const { invoiceNo, stateCode, amountFen, orderCount, email, pdfUrl } = record;
  const hasPdf = pdfUrl !== '';
  const file = hasPdf ? fileAddress(pdfUrl) : '';
  const hints = [hintOf(record), hasPdf && file === '' ? '发票文件暂时无法打开，请通过邮件查收' : ''];
  const isMailed = canModifyEmail(stateCode);
  return (
    <ResultPage
      mark={markOf(stateCode)}
      title={STATE_TITLES[stateCode]}
      worth={<Price fen={amountFen} size="huge" decimals={2} />}
      facts={hints.filter((text) => text !== '')}
      actions={actionsOf(store, record, file, scope)}
    >
      {isMailed && <EmailCard store={store} record={record} />}
      <Card>
        <View className={styles['title']}>开票进度</View>
        <Timeline label="开票进度" entries={progressOf(record)} />
      </Card>
      <Facts
        facts={[
          ...factsOf(record),
          ...(isMailed || email === '' ? [] : [{ label: '接收邮箱', value: email }]),
          { label: '开票订单', value: <OrdersLink invoiceNo={invoiceNo} count={orderCount} /> },
        ]}
      />
    </ResultPage>
  );
}

function OrdersLink({ invoiceNo, count }: { readonly invoiceNo: string; readonly count: number }) {
  return (
    <Button
      kind="link"
      size="small"
      onClick={() => {
        tracker.click(PAGE, 'orders');
        return navigator.goTo('invoiceRecordDoneList', { invoiceNo });
      }}
    >
      {count > 0 ? `${count} 单，查看` : '查看'}
    </Button>
  );
}

/** The available actions, the likeliest first. */
function actionsOf(
  { found }: InvoiceRecordStore,
  { invoiceNo, stateCode }: InvoiceRecord,
  file: string,
  scope: Scope,
): readonly ResultAction[] {
  const again = {
    text: '重新申请',
    onPress: () => {
      tracker.click(PAGE, 'again');
      return navigator.goTo('invoiceDetail', { invoiceNo });
    },
  };
  const ofFile = [
    { text: '查看发票', onPress: () => openFile(file, PAGE, scope) },
    { text: '复制发票链接', onPress: () => copyFile(file, PAGE) },
  ];
  return [
    ...(stateCode === 'FAILED' ? [again] : []),
    ...(file === '' ? [] : ofFile),
    ...(stateCode !== 'FAILED' && canApplyAgain(stateCode) ? [again] : []),
    ...(isOpen(stateCode) ? [{ text: '刷新进度', onPress: () => found.refetch() }] : []),
  ];
}

/** Loaded when first opened. */
const EmailQuestion = observer(function EmailQuestion({ store }: { readonly store: InvoiceRecordStore }) {
  const loaded = useLoaded(loadDialog, store.isAsking, store.stopAsking);
  return <View>{loaded !== null && <loaded.EmailDialog store={store} />}</View>;
});
