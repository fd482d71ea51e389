import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { Expander } from '@/components/Expander';
import { MissingState } from '@/components/MissingState';
import { Pressable } from '@/components/Pressable';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { chooseInvoice } from '@/features/invoice/chooseInvoice';
import { InvoiceChoice } from '@/features/invoice/InvoiceChoice';
import { businessName } from '@/features/invoice/orderRows';
import { MAX_NO } from '@/features/invoice/recordApi';
import { TitleFields } from '@/features/invoice/TitleFields';
import { useLoaded } from '@/hooks/useLoaded';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { toast } from '@/platform/toast';
import { openDraft } from '@/session';
import { openPendingActs } from '@/session/deviceStorage';
import { CheckRow } from '@/templates/CheckRow';
import { FormCard } from '@/templates/FormCard';
import { FormPage } from '@/templates/FormPage';
import { LongTextRow } from '@/templates/LongTextRow';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { TextRow } from '@/templates/TextRow';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { formatFen } from '@/utils/money';
import { APPLY_TEXTS, ApplicationStore, type Start } from './ApplicationStore';
import styles from './InvoiceDetail.module.scss';

const PAGE = 'invoiceDetail';
const MAX_REMARK = 100;

const loadConfirm = () => import('./ApplicationDialog');

/**
 * Invoice application: `/invoiceDetail` (product §3.21); with `invoiceNo`, applies again for a failed invoice; with
 * `orderNo`, for exactly this order.
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton of the form |
 * | content | the orders and their total, the title, remark, email, 提交申请 |
 * | already applied for, response lost | sentence and 查看结果 |
 * | no orders chosen | sentence and 去选择订单 |
 * | the order has an invoice | sentence and 查看发票 |
 * | the order cannot be invoiced (yet) | sentence and 查看可开票订单 |
 * | no such invoice | sentence and 查看开票记录 |
 * | failed, offline | sentence and 重试 |
 * | logged out | 去登录 |
 */
export function InvoiceDetail({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const [{ store, choice, takeTitle }] = useState(() => {
    const choice = new InvoiceChoice(openDraft('invoice.orders'));
    const deps = pageDeps(scope);
    const store = new ApplicationStore({
      ...deps,
      gateway,
      choice,
      draft: openDraft('invoice'),
      acts: openPendingActs('invoice'),
      invoiceNo: textParam(params, 'invoiceNo', MAX_NO),
      orderNo: textParam(params, 'orderNo', MAX_NO),
    });
    const takeTitle = (): void => {
      const title = chooseInvoice.take(deps.account());
      if (title !== null) store.useTitle(title);
    };
    takeTitle(); // a reload on the titles page has remounted this page
    return { store, choice, takeTitle };
  });
  useShownAgain(() => {
    choice.resume();
    takeTitle();
  });
  return (
    <>
      <QueryView
        query={store.start}
        isCompact={false}
        skeleton={
          <SkeletonGroup className={styles['skeletons']}>
            <Skeleton className={styles['skeleton']} />
            <Skeleton className={styles['skeleton']} />
            <Skeleton className={styles['skeleton']} />
          </SkeletonGroup>
        }
        loggedOut={{ text: '登录后申请开票', action: { text: '去登录', onPress: store.start.logIn } }}
      >
        {(start) => <Started start={start} store={store} choice={choice} />}
      </QueryView>
      <FollowVisitor query={store.start} />
      <Confirm store={store} choice={choice} />
    </>
  );
}

interface StoreProps {
  readonly store: ApplicationStore;
  readonly choice: InvoiceChoice;
}

function Started({ start, store, choice }: StoreProps & { readonly start: Start }) {
  switch (start.kind) {
    case 'form':
      return <Application store={store} choice={choice} />;
    case 'made':
      return (
        <EmptyState
          text={APPLY_TEXTS.made}
          action={{
            text: '查看结果',
            onPress: () => {
              tracker.click(PAGE, 'result');
              return navigator.replaceWith('invoiceSuccess', { invoiceNo: start.record.invoiceNo });
            },
          }}
        />
      );
    case 'unknown':
      return (
        <MissingState
          text="没有找到这张发票"
          action={{ text: '查看开票记录', onPress: () => navigator.replaceWith('invoiceRecord') }}
        />
      );
    case 'invoiced':
      return (
        <EmptyState
          text={start.isIssued ? APPLY_TEXTS.invoiced : APPLY_TEXTS.invoicing}
          action={{ text: '查看发票', onPress: () => openInvoice(start.invoiceNo) }}
        />
      );
    case 'closed':
      return (
        <EmptyState
          text={APPLY_TEXTS.closed}
          action={{
            text: '查看可开票订单',
            onPress: () => {
              tracker.click(PAGE, 'orders');
              return navigator.replaceWith('invoiceList');
            },
          }}
        />
      );
  }
}

/** @param invoiceNo '': not known; the records list it */
function openInvoice(invoiceNo: string): Promise<unknown> {
  tracker.click(PAGE, 'invoice');
  return invoiceNo === ''
    ? navigator.replaceWith('invoiceRecord')
    : navigator.replaceWith('invoiceRecordDetail', { invoiceNo });
}

const Application = observer(function Application(props: StoreProps) {
  return props.choice.count === 0 ? (
    <EmptyState
      text="还没有选择开票订单"
      action={{
        text: '去选择订单',
        onPress: () => {
          tracker.click(PAGE, 'orders');
          return navigator.replaceWith('invoiceList');
        },
      }}
    />
  ) : (
    <Form {...props} />
  );
});

function Form({ store, choice }: StoreProps) {
  const { form } = store;
  const [fields] = useState(() => ({
    titleType: form.field('titleType'),
    title: form.field('title'),
    taxNo: form.field('taxNo'),
    bankName: form.field('bankName'),
    bankAccount: form.field('bankAccount'),
    address: form.field('address'),
    phone: form.field('phone'),
    remark: form.field('remark'),
    email: form.field('email'),
    isTitleKept: form.field('isTitleKept'),
  }));
  const ask = async () => {
    tracker.click(PAGE, 'ask');
    const asked = await store.ask();
    if (asked.kind === 'message') toast.show(asked.text);
    return asked;
  };
  return (
    <FormPage form={form} submitText="提交申请" onSubmit={ask}>
      <FormCard>
        <Orders choice={choice} />
      </FormCard>
      <FormCard>
        <TitleFields fields={fields} suggestions={store.suggestions} onPick={store.useCompany}>
          <Button
            kind="link"
            size="small"
            onClick={() => {
              tracker.click(PAGE, 'title');
              return navigator.goTo('invoiceTitle', { mode: 'choose' });
            }}
          >
            选择抬头
          </Button>
        </TitleFields>
        <CheckRow field={fields.isTitleKept} label="保存为常用抬头" />
      </FormCard>
      <FormCard>
        <TextRow field={fields.email} label="接收邮箱" kind="email" placeholder="电子发票将发送到该邮箱" />
        <LongTextRow
          field={fields.remark}
          label="发票备注"
          maxLength={MAX_REMARK}
          placeholder="选填，将打印在发票上，100 字以内"
        />
      </FormCard>
    </FormPage>
  );
}

/** Invoice content per company, as the gateway writes it; the tax office's own text is on the invoice. */
const CONTENTS = { OWN: '收派服务费', LF: '洗涤服务费' } as const;

const Orders = observer(function Orders({ choice }: Pick<StoreProps, 'choice'>) {
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <View>
      <View className={styles['line']}>
        <View>{`开票金额（${choice.count} 单）`}</View>
        <Price fen={choice.sumFen} decimals={2} />
      </View>
      <View className={styles['line']}>
        <View>发票内容</View>
        <View className={styles['value']}>{choice.company === null ? '' : CONTENTS[choice.company]}</View>
      </View>
      <Expander
        text={isUnfolded ? '收起订单' : '查看订单'}
        isExpanded={isUnfolded}
        onToggle={() => setUnfolded(!isUnfolded)}
        className={styles['more']}
      />
      <View>
        {isUnfolded &&
          choice.orders.map(({ orderNo, bizType, amountFen }) => (
            <View key={orderNo} className={styles['order']}>
              <View className={styles['about']}>{`${businessName(bizType)} ${orderNo}`}</View>
              <View>{`￥${formatFen(amountFen, { decimals: 2 })}`}</View>
              <Pressable
                className={styles['remove']}
                label={`移除订单 ${orderNo}`}
                onPress={() => choice.remove([orderNo])}
              >
                移除
              </Pressable>
            </View>
          ))}
      </View>
    </View>
  );
});

/** Loaded when first opened. */
const Confirm = observer(function Confirm({ store, choice }: StoreProps) {
  const loaded = useLoaded(loadConfirm, store.isConfirming, () => store.setConfirming(false));
  return loaded === null ? null : <loaded.ApplicationDialog store={store} choice={choice} />;
});
