import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import type { WalletHome } from '@/api/generated/operations/wallet';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { cx } from '@/components/cx';
import { ENTRY_SHAPE, EntryRow } from '@/components/EntryRow';
import { Pressable } from '@/components/Pressable';
import { pageDeps } from '@/data/pageDeps';
import { PagedQuery } from '@/data/PagedQuery';
import { ServiceEntry } from '@/domain/customerService/ServiceEntry';
import { useLoaded } from '@/hooks/useLoaded';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { host } from '@/platform/host';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { openDraft } from '@/session';
import { openActs } from '@/session/kept';
import { ListPage } from '@/templates/ListPage';
import { QueryView } from '@/templates/QueryView';
import { TextRow } from '@/templates/TextRow';
import { tracker } from '@/tracking';
import { formatFen } from '@/utils/money';
import { monthWords } from '@/utils/month';
import { walletRows, type WalletRow } from './entriesApi';
import { entryState, isChoosable, payToOf } from './moneyRules';
import { MoneyStore } from './MoneyStore';
import styles from './Money.module.scss';

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
export function Money({ scope }: Pick<PageVisit, 'scope'>) {
  const [{ list, store }] = useState(() => {
    const store = new MoneyStore({
      ...pageDeps(scope),
      gateway,
      payTo: payToOf(host.current().kind),
      acts: openActs('withdraw'),
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
        rowShape={ENTRY_SHAPE}
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
  if (list.phase !== 'ready' && list.phase !== 'empty') return null;
  return (
    <QueryView query={store.home} skeleton={null}>
      {(home) => (
        <View className={styles['top']}>
          <Balance home={home} />
          <Held store={store} />
          <Earlier store={store} onKnown={() => void list.refresh()} />
          <Sum home={home} store={store} />
        </View>
      )}
    </QueryView>
  );
});

function Balance({ home: { withdrawableFen, frozenFen } }: { readonly home: WalletHome }) {
  return (
    <Card>
      <View className={styles['line']}>
        可提现金额
        <Button
          kind="link"
          size="small"
          onClick={() => {
            tracker.click(PAGE, 'manual');
            return navigator.goTo('cashoutManual');
          }}
        >
          使用说明
        </Button>
      </View>
      <Price fen={withdrawableFen} size="huge" decimals={2} className={styles['balance']} />
      {frozenFen > 0 && (
        <View className={styles['note']}>{`提现处理中 ￥${formatFen(frozenFen, { decimals: 2 })}`}</View>
      )}
    </Card>
  );
}

/** A refusal that only customer service can change stays on the page: a toast would be gone before the call. */
const Held = observer(function Held({ store: { heldText } }: Pick<TopProps, 'store'>) {
  return (
    <View {...markup.access({ role: 'status' })}>
      {heldText !== '' && (
        <Card>
          <View className={styles['held']}>{heldText}</View>
          <ServiceEntry page={PAGE} />
        </Card>
      )}
    </View>
  );
});

interface EarlierProps {
  readonly store: MoneyStore;
  readonly onKnown: () => void;
}

/** A withdrawal whose response was lost: shown as pending until the gateway reports its result. */
const Earlier = observer(function Earlier({ store, onKnown }: EarlierProps) {
  const { earlier } = store;
  const refresh = async (): Promise<void> => {
    tracker.click(PAGE, 'refresh');
    const text = await store.refreshEarlier();
    if (text !== '') toast.show(text);
    if (store.earlier?.kind !== 'unknown') onKnown();
  };
  if (earlier === null) return null;
  return (
    <Card>
      <View className={styles['line']}>
        <View {...markup.access({ role: 'status' })}>
          {earlier.kind === 'unknown'
            ? `上一笔提现${sumOf(earlier.fen)}处理中`
            : `上一笔提现${sumOf(earlier.withdrawal.amountFen)}已提交`}
        </View>
        {earlier.kind === 'unknown' ? (
          <Button kind="link" size="small" onClick={refresh}>
            刷新结果
          </Button>
        ) : (
          <Button
            kind="link"
            size="small"
            onClick={() => {
              tracker.click(PAGE, 'result');
              return navigator.goTo('cashoutSuccess', { withdrawNo: earlier.withdrawal.withdrawNo });
            }}
          >
            查看结果
          </Button>
        )}
      </View>
      {earlier.kind === 'unknown' && <View className={styles['note']}>还没有收到结果，请勿重复提现</View>}
    </Card>
  );
});

/** '' for an unknown amount. */
const sumOf = (fen: number): string => (fen > 0 ? ` ￥${formatFen(fen, { decimals: 2 })} ` : '');

interface SumProps {
  readonly home: WalletHome;
  readonly store: MoneyStore;
}

function Sum({ home, store }: SumProps) {
  const [field] = useState(() => store.amount.field('amount'));
  return (
    <Card>
      <TextRow
        field={field}
        label="提现金额（元）"
        kind="decimal"
        placeholder={`${formatFen(home.minFen)} 元起`}
      />
      <View className={styles['choices']}>
        {home.choices.map((fen) => (
          <Choice key={fen} fen={fen} home={home} store={store} />
        ))}
      </View>
      {home.payeeName !== '' && <View className={styles['note']}>{`提现到 ${home.payeeName}`}</View>}
      {home.dayLimitFen > 0 && (
        <View className={styles['note']}>
          {`今日还可提现 ${formatFen(home.dayLeftFen, { decimals: 2 })} 元`}
        </View>
      )}
      <Ask home={home} store={store} />
    </Card>
  );
}

const Ask = observer(function Ask({ home, store }: SumProps) {
  const openConfirmation = async (): Promise<void> => {
    tracker.click(PAGE, 'ask');
    await store.openConfirmation();
  };
  const isDisabled = home.withdrawableFen === 0 || store.earlier?.kind === 'unknown';
  return (
    <Button isBlock className={styles['ask']} isDisabled={isDisabled} onClick={openConfirmation}>
      提现
    </Button>
  );
});

const Choice = observer(function Choice({ fen, home, store }: SumProps & { readonly fen: number }) {
  const isChosen = store.fen === fen;
  return (
    <Pressable
      className={cx(styles['choice'], isChosen && styles['chosen'])}
      label={`${formatFen(fen)} 元${isChosen ? '，已选' : ''}`}
      isDisabled={!isChoosable(fen, home)}
      onPress={() => store.amount.set('amount', formatFen(fen))}
    >
      {`${formatFen(fen)} 元`}
    </Pressable>
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

const monthOf = ({ at }: WalletRow): string => monthWords(at);

const renderRow = ({ id, title, kind, fen, stateCode, at }: WalletRow, place: number) => {
  const state = entryState(stateCode);
  return (
    <EntryRow
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
