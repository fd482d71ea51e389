import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { gateway, serverClock } from '@/api/gateway';
import { searchInvoiceOrders } from '@/api/generated/operations/invoiceOrders';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { FormModel } from '@/data/FormModel';
import { pageDeps } from '@/data/pageDeps';
import { PagedQuery, type PagedSource } from '@/data/PagedQuery';
import { ChoiceBar } from '@/features/invoice/ChoiceBar';
import { type InvoiceOrderRow, toOrderRow } from '@/features/invoice/orderRows';
import { pickRowShape } from '@/features/invoice/pickRowShape';
import { useOrderPicking } from '@/features/invoice/useOrderPicking';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { FormCard } from '@/templates/FormCard';
import { ListPage } from '@/templates/ListPage';
import { TextRow } from '@/templates/TextRow';
import { tracker } from '@/tracking';
import {
  NO_SEARCH,
  questionOf,
  type Search,
  searchProblems,
  SPANS,
  type SearchQuestion,
} from './searchRules';
import styles from './InvoiceSearch.module.scss';

const PAGE = 'invoiceSearchOrder';
const PAGE_SIZE = 20;

/** Null: no search yet. The numbers are sent only in the request body. */
const FOUND: PagedSource<InvoiceOrderRow, SearchQuestion | null> = {
  pageSize: PAGE_SIZE,
  filter: null,
  async fetchPage(pageNo, scope, question) {
    if (question === null) return { rows: [], total: 0 };
    const body = { ...question, pageNo, pageSize: PAGE_SIZE };
    const { data } = await gateway.call(searchInvoiceOrders, body, scope);
    return { rows: data.content.map(toOrderRow), total: data.total };
  },
};

/**
 * Order search by number, last digits of a phone number, and time: `/invoiceSearchOrder` (product §3.21). Also finds
 * orders that have an invoice, and links to it. The selection is shared with the list.
 *
 * | state | shown |
 * |---|---|
 * | no search yet | what can be searched for |
 * | loading, content, failed, offline, logged out | as on `/invoiceList` |
 * | no results | sentence and 查看全部订单 |
 */
export function InvoiceSearch({ scope }: Pick<PageVisit, 'scope'>) {
  const [{ form, list }] = useState(() => ({
    list: new PagedQuery({ ...pageDeps(scope), ...FOUND }),
    form: new FormModel<Search>({
      id: 'invoice-search',
      initial: NO_SEARCH,
      fields: ['orderNo', 'phoneLast4'],
      check: searchProblems,
    }),
  }));
  const { choice, renderRow } = useOrderPicking(list);
  return (
    <ListPage
      list={list}
      label="找到的订单"
      renderRow={renderRow}
      rowShape={pickRowShape}
      rowsPerScreen={5}
      top={<SearchForm form={form} list={list} />}
      empty={(question) =>
        question === null
          ? { text: '可按订单号、运单号或手机尾号查找', isCompact: true }
          : {
              text: '没有找到订单，请核对后再试',
              isCompact: true,
              action: { text: '查看全部订单', onPress: () => navigator.goTo('invoiceList') },
            }
      }
      loggedOutText="登录后查找订单"
      footer={<ChoiceBar choice={choice} list={list} page={PAGE} />}
    />
  );
}

interface SearchFormProps {
  readonly form: FormModel<Search>;
  readonly list: PagedQuery<InvoiceOrderRow, SearchQuestion | null>;
}

function SearchForm({ form, list }: SearchFormProps) {
  const [{ orderNo, phoneLast4 }] = useState(() => ({
    orderNo: form.field('orderNo'),
    phoneLast4: form.field('phoneLast4'),
  }));
  const search = async (): Promise<void> => {
    tracker.click(PAGE, 'search');
    await form.submit(async (values) => {
      await list.select(questionOf(values, serverClock.nowMs()));
      return { kind: 'searched' };
    });
  };
  return (
    <FormCard>
      <TextRow
        field={orderNo}
        label="订单号或运单号"
        placeholder="完整号码，或最后几位"
        onConfirm={() => void search()}
      />
      <TextRow
        field={phoneLast4}
        label="手机尾号"
        kind="digits"
        placeholder="收寄件人手机号后四位"
        onConfirm={() => void search()}
      />
      <Spans form={form} />
      <Button isBlock className={styles['search']} onClick={search}>
        查找
      </Button>
    </FormCard>
  );
}

const Spans = observer(function Spans({ form }: Pick<SearchFormProps, 'form'>) {
  const { span } = form.values;
  return (
    <View className={styles['spans']}>
      {SPANS.map(({ name, text }) => (
        <Pressable
          key={name}
          className={cx(styles['span'], name === span && styles['chosen'])}
          label={`${text}${name === span ? '，已选' : ''}`}
          onPress={() => form.set('span', name)}
        >
          {text}
        </Pressable>
      ))}
    </View>
  );
});
