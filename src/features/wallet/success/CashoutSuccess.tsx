import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { type Withdrawal, withdrawal } from '@/api/generated/operations/wallet';
import { ignoreRefusal } from '@/api/ignoreRefusal';
import { Price } from '@/components/Amount';
import { MissingState } from '@/components/MissingState';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { ServiceEntry } from '@/domain/customerService/ServiceEntry';
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

const PAGE = 'cashoutSuccess';
const NO_SUCH = '203100010';
const MAX_NO = 64;

const toMoney = {
  text: '返回钱包',
  onPress: () => {
    tracker.click(PAGE, 'money');
    return navigator.replaceWith('cashoutMoney');
  },
};

/**
 * Result of a withdrawal: `/cashout/success?withdrawNo=` (product §3.13), as the gateway reports it: pending, paid, or
 * refused with its reason; refetched when the page is shown again.
 */
export const CashoutSuccess = observer(function CashoutSuccess({
  params,
  scope,
  setTitle,
}: Pick<PageVisit, 'params' | 'scope' | 'setTitle'>) {
  const withdrawNo = textParam(params, 'withdrawNo', MAX_NO);
  const [query] = useState(
    () =>
      new Query<{ readonly found: Withdrawal | null }>({
        ...pageDeps(scope),
        fetch: async (asking) => ({ found: withdrawNo === '' ? null : await find(withdrawNo, asking) }),
        isForAll: false,
        failedText: '提现结果加载失败，请重试',
      }),
  );
  const title = titleOf(query.value?.found?.stateCode);
  useEffect(() => setTitle(title), [setTitle, title]);
  useShownAgain(() => void query.refresh());
  return (
    <>
      <QueryView
        query={query}
        isCompact={false}
        skeleton={<ResultSkeleton />}
        loggedOut={{ text: '登录后查看提现结果', action: { text: '去登录', onPress: query.logIn } }}
      >
        {({ found }) =>
          found === null ? (
            <MissingState text="没有找到这笔提现" action={toMoney} />
          ) : (
            <Result {...found} query={query} />
          )
        }
      </QueryView>
      <FollowVisitor query={query} />
    </>
  );
});

async function find(withdrawNo: string, scope: Scope): Promise<Withdrawal | null> {
  return ignoreRefusal(
    NO_SUCH,
    null,
    async () => (await gateway.call(withdrawal, { withdrawNo }, scope)).data,
  );
}

type ResultProps = Withdrawal & { readonly query: Query<{ readonly found: Withdrawal | null }> };

function Result({
  amountFen,
  stateCode,
  payeeName,
  createTm,
  doneTm,
  reasonMsg,
  arrivalText,
  query,
}: ResultProps) {
  const refresh = { text: '刷新结果', onPress: () => query.refetch() };
  const isOpen = stateCode === 'UNDER_WAY' || stateCode === 'unknown';
  return (
    <ResultPage
      mark={stateCode === 'PAID' ? 'done' : isOpen ? 'waiting' : 'failed'}
      title={TITLES[stateCode]}
      worth={<Price fen={amountFen} size="huge" decimals={2} />}
      facts={[stateCode === 'REFUSED' ? reasonMsg || '款项已退回钱包' : isOpen ? arrivalText : ''].filter(
        (text) => text !== '',
      )}
      actions={isOpen ? [toMoney, refresh] : [toMoney]}
    >
      <Facts
        facts={[
          { label: '到账账户', value: payeeName },
          { label: '申请时间', value: toMinute(createTm) },
          { label: stateCode === 'REFUSED' ? '退回时间' : '到账时间', value: toMinute(doneTm) },
        ].filter(({ value }) => value !== '')}
      />
      {stateCode === 'REFUSED' && <ServiceEntry page={PAGE} />}
    </ResultPage>
  );
}

/** The title reports success only once it is known (product §2.2). */
const titleOf = (stateCode: Withdrawal['stateCode'] | undefined): string =>
  stateCode === undefined ? '提现结果' : TITLES[stateCode];

const TITLES: Readonly<Record<Withdrawal['stateCode'], string>> = {
  UNDER_WAY: '提现申请已提交',
  PAID: '提现成功',
  REFUSED: '提现未成功',
  unknown: '提现处理中',
};
