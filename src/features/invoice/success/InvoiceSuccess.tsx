import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import { gateway } from '@/api/gateway';
import { getInvoiceHistory } from '@/api/generated/operations/invoiceRecords';
import type { InvoiceRecord } from '@/api/generated/schemas/InvoiceRecord';
import { Price } from '@/components/Amount';
import { MissingState } from '@/components/MissingState';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { MAX_NO } from '@/features/invoice/recordApi';
import { isOpen, markOf } from '@/features/invoice/recordRules';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { Facts } from '@/templates/Facts';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { ResultPage } from '@/templates/ResultPage';
import { ResultSkeleton } from '@/templates/ResultSkeleton';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { toMinute } from '@/utils/beijingTime';

const PAGE = 'invoiceSuccess';

type Found = { readonly record: InvoiceRecord | null };

/**
 * Result of an application: `/invoiceSuccess?invoiceNo=` (product §3.21), as the gateway reports it: being issued,
 * issued, or failed with its reason; refetched when the page is shown again.
 */
export const InvoiceSuccess = observer(function InvoiceSuccess({
  params,
  scope,
  setTitle,
}: Pick<PageVisit, 'params' | 'scope' | 'setTitle'>) {
  const invoiceNo = textParam(params, 'invoiceNo', MAX_NO);
  const [query] = useState(
    () =>
      new Query<Found>({
        ...pageDeps(scope),
        fetch: async (asking) => {
          if (invoiceNo === '') return { record: null };
          const one = { invoiceNo, pageNo: '1', pageSize: '1' };
          return { record: (await gateway.call(getInvoiceHistory, one, asking)).data.content[0] ?? null };
        },
        isForAll: false,
        failedText: '申请结果加载失败，请重试',
      }),
  );
  const title = titleOf(query.value?.record?.stateCode);
  useEffect(() => setTitle(title), [setTitle, title]);
  useShownAgain(() => void query.refresh());
  return (
    <>
      <QueryView
        query={query}
        isCompact={false}
        skeleton={<ResultSkeleton />}
        loggedOut={{ text: '登录后查看申请结果', action: { text: '去登录', onPress: query.logIn } }}
      >
        {({ record }) =>
          record === null ? (
            <MissingState text="没有找到这张发票" action={{ text: '返回开票', onPress: toHome }} />
          ) : (
            <Result record={record} query={query} />
          )
        }
      </QueryView>
      <FollowVisitor query={query} />
    </>
  );
});

function Result({ record, query }: { readonly record: InvoiceRecord; readonly query: Query<Found> }) {
  const { invoiceNo, stateCode, title, email, amountFen, orderCount, createTm, reasonMsg } = record;
  const isUnderWay = isOpen(stateCode);
  const toRecord = {
    text: stateCode === 'ISSUED' ? '查看发票' : isUnderWay ? '查看进度' : '查看详情',
    onPress: () => {
      tracker.click(PAGE, 'record');
      return navigator.goTo('invoiceRecordDetail', { invoiceNo });
    },
  };
  const again = {
    text: '重新申请',
    onPress: () => {
      tracker.click(PAGE, 'again');
      return navigator.goTo('invoiceDetail', { invoiceNo });
    },
  };
  return (
    <ResultPage
      mark={markOf(stateCode)}
      title={TITLES[stateCode]}
      worth={<Price fen={amountFen} size="huge" decimals={2} />}
      facts={[
        isUnderWay ? '一般几分钟内开具，完成后发送到您的邮箱' : stateCode === 'FAILED' ? reasonMsg : '',
      ].filter((text) => text !== '')}
      actions={[
        ...(stateCode === 'FAILED' ? [again] : []),
        toRecord,
        { text: '继续开票', onPress: toHome },
        ...(isUnderWay ? [{ text: '刷新结果', onPress: () => query.refetch() }] : []),
      ]}
    >
      <Facts
        facts={[
          { label: '发票抬头', value: title },
          { label: '接收邮箱', value: email },
          { label: '开票订单', value: orderCount > 0 ? `${orderCount} 单` : '' },
          { label: '申请时间', value: toMinute(createTm) },
        ].filter(({ value }) => value !== '')}
      />
    </ResultPage>
  );
}

const toHome = () => {
  tracker.click(PAGE, 'home');
  return navigator.replaceWith('invoiceHome');
};

/** The title reports success only once it is known (product §2.2). */
const titleOf = (stateCode: InvoiceRecord['stateCode'] | undefined): string =>
  stateCode === 'UNDER_WAY' || stateCode === 'ISSUED' ? '申请成功' : '申请结果';

const TITLES: Readonly<Record<InvoiceRecord['stateCode'], string>> = {
  UNDER_WAY: '开票申请已提交',
  ISSUED: '发票已开具',
  FAILED: '开票没有成功',
  RED: '发票已红冲',
  unknown: '开票申请处理中',
};
