import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { AMOUNT_ROW_SHAPE, AmountRow } from '@/components/AmountRow';
import { Skeleton } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { PagedQuery } from '@/data/PagedQuery';
import { useLoaded } from '@/hooks/useLoaded';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { host } from '@/platform/host';
import { toast } from '@/platform/toast';
import { openDraft } from '@/session';
import { openPendingActs } from '@/session/deviceStorage';
import { ListPage } from '@/templates/ListPage';
import { QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { formatFen } from '@/utils/money';
import { monthText } from '@/utils/month';
import { Balance } from './components/Balance';
import { EarlierWithdrawal } from './components/EarlierWithdrawal';
import { HeldNotice } from './components/HeldNotice';
import { SumForm } from './components/SumForm';
import { walletRows, type WalletRow } from './entriesApi';
import { entryState, payToOf } from './moneyRules';
import { MoneyStore } from './MoneyStore';
import styles from './CashoutMoney.module.scss';

const PAGE = 'cashoutMoney';

const loadConfirm = () => import('./WithdrawDialog');

/**
 * The wallet: the withdrawable amount, the amount to withdraw, and below them all entries in and out: `/cashout/money`
 * (product §3.13).
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton of the entries |
 * | content | balance, amounts to choose, the entries |
 * | empty | 0.00, no amount can be chosen, how to earn money |
 * | failed, offline | sentence and 重试 |
 * | logged out | 去登录 |
 */
export function CashoutMoney({ scope }: Pick<PageVisit, 'scope'>) {
  const [{ list, store }] = useState(() => {
    const store = new MoneyStore({
      ...pageDeps(scope),
      gateway,
      payTo: payToOf(host.current().kind),
      acts: openPendingActs('withdraw'),
      draft: openDraft('cashout'),
    });
    // Loaded together: balance and entries render once, and always show the same moment.
    const source = walletRows(gateway, () => Promise.all([store.home.refresh(), resume(store)]));
    return { store, list: new PagedQuery({ ...pageDeps(scope), ...source }) };
  });
  useShownAgain(() => void list.seenAgain());
  return (
    <>
      <ListPage
        list={list}
        label="钱包明细"
        renderRow={renderRow}
        rowShape={AMOUNT_ROW_SHAPE}
        headOf={monthOf}
        rowsPerScreen={8}
        isFocusable
        top={<Top list={list} store={store} />}
        empty={() => ({
          text: '还没有钱包明细，做任务、邀好友都能赚现金',
          action: {
            text: '去赚现金',
            onPress: () => {
              tracker.click(PAGE, 'earn');
              return navigator.goTo('fissionOfCash');
            },
          },
        })}
        loggedOutText="登录后查看钱包"
      />
      <Confirm store={store} scope={scope} onDone={() => void list.refresh()} />
    </>
  );
}

/** Never fails the page: an unknown result stays unknown. */
async function resume(store: MoneyStore): Promise<void> {
  const text = await store.resume();
  if (text !== '') toast.show(text);
}

interface TopProps {
  readonly list: PagedQuery<WalletRow>;
  readonly store: MoneyStore;
}

const Top = observer(function Top({ list, store }: TopProps) {
  if (list.phase === 'loading') return <Skeleton className={styles['skeleton']} />;
  if (list.phase !== 'ready' && list.phase !== 'empty') return null;
  return (
    <QueryView query={store.home} skeleton={null}>
      {(home) => (
        <View className={styles['top']}>
          <Balance home={home} />
          <HeldNotice store={store} />
          <EarlierWithdrawal store={store} onKnown={() => void list.refresh()} />
          <SumForm home={home} store={store} />
        </View>
      )}
    </QueryView>
  );
});

interface ConfirmProps extends Pick<PageVisit, 'scope'> {
  readonly store: MoneyStore;
  readonly onDone: () => void;
}

/** Loaded when first opened. */
const Confirm = observer(function Confirm({ store, scope, onDone }: ConfirmProps) {
  const loaded = useLoaded(loadConfirm, store.isConfirming, () => store.setConfirming(false));
  return loaded === null ? null : <loaded.WithdrawDialog store={store} scope={scope} onDone={onDone} />;
});

const monthOf = ({ at }: WalletRow): string => monthText(at);

const renderRow = ({ id, title, kind, fen, stateCode, at }: WalletRow, place: number) => {
  const state = entryState(stateCode);
  return (
    <AmountRow
      key={id}
      place={place}
      title={state === '' ? title : `${title} · ${state}`}
      note={at}
      amount={`${SIGNS[kind]}${formatFen(fen, { decimals: 2 })}`}
      isEarned={kind === 'IN'}
    />
  );
};

const SIGNS = { IN: '+', OUT: '-', unknown: '' } as const;
