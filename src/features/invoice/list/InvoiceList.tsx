import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { gateway, serverClock } from '@/api/gateway';
import { invoiceOrderList } from '@/api/generated/operations/invoiceOrders';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { Popup } from '@/components/Popup';
import { Pressable } from '@/components/Pressable';
import { pageDeps } from '@/data/pageDeps';
import { PagedQuery, type PagedSource } from '@/data/PagedQuery';
import { ChoiceBar } from '@/features/invoice/ChoiceBar';
import {
  BUSINESS_FILTERS,
  businessName,
  type InvoiceOrderRow,
  toOrderRow,
} from '@/features/invoice/orderRows';
import { pickRowShape } from '@/features/invoice/pickRowShape';
import { useOrderPicking } from '@/features/invoice/useOrderPicking';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { ListPage } from '@/templates/ListPage';
import { tracker } from '@/tracking';
import { monthChoice, monthsBack } from './months';
import styles from './InvoiceList.module.scss';

const PAGE = 'invoiceList';
const PAGE_SIZE = 20;

interface OrderFilter {
  /** `YYYY-MM`; '' means all. */
  readonly month: string;
  /** 0: all. */
  readonly bizType: number;
}
const ALL: OrderFilter = { month: '', bizType: 0 };

const businessWords = (bizType: number): string => (bizType === 0 ? '全部业务' : businessName(bizType));

const ORDERS: PagedSource<InvoiceOrderRow, OrderFilter> = {
  pageSize: PAGE_SIZE,
  filter: ALL,
  async fetchPage(pageNo, scope, { month, bizType }) {
    const { data } = await gateway.call(
      invoiceOrderList,
      {
        pageNo: String(pageNo),
        pageSize: String(PAGE_SIZE),
        ...(month === '' ? {} : { month }),
        ...(bizType === 0 ? {} : { bizType: String(bizType) }),
      },
      scope,
    );
    return { rows: data.content.map(toOrderRow), total: data.total };
  },
};

/**
 * Orders that can be invoiced: `/invoiceList` (product §3.21), by month and business. The selection is shared with the
 * search page and survives paging, filters, other pages and a reload.
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton of the orders |
 * | content | orders to select, 全选 for the loaded ones, count and total, 下一步 |
 * | empty | sentence and 去寄件; with a filter 查看全部 |
 * | failed, offline | sentence and 重试 |
 * | logged out | 去登录 |
 */
export function InvoiceList({ scope }: Pick<PageVisit, 'scope'>) {
  const [list] = useState(() => new PagedQuery({ ...pageDeps(scope), ...ORDERS }));
  const { choice, renderRow } = useOrderPicking(list);
  return (
    <ListPage
      list={list}
      label="可开票订单"
      renderRow={renderRow}
      rowShape={pickRowShape}
      rowsPerScreen={7}
      top={<Filters list={list} />}
      empty={({ month, bizType }) =>
        month === '' && bizType === 0
          ? {
              text: '暂无可开票订单，寄件签收后即可开票',
              action: { text: '去寄件', onPress: () => navigator.goTo('send') },
            }
          : {
              text: '没有符合条件的可开票订单',
              action: { text: '查看全部', onPress: () => list.select(ALL) },
            }
      }
      loggedOutText="登录后查看可开票订单"
      footer={<ChoiceBar choice={choice} list={list} page={PAGE} />}
    />
  );
}

type ListProps = { readonly list: PagedQuery<InvoiceOrderRow, OrderFilter> };

const Filters = observer(function Filters({ list }: ListProps) {
  const { month, bizType } = list.filter;
  return (
    <View className={styles['tools']}>
      <Choosing
        title="选择月份"
        value={month}
        all={() => ['', ...monthsBack(serverClock.nowMs())]}
        words={monthChoice}
        onChoose={(chosen) => list.select({ ...list.filter, month: chosen })}
      />
      <Choosing
        title="选择业务"
        value={bizType}
        all={() => BUSINESS_FILTERS}
        words={businessWords}
        onChoose={(chosen) => list.select({ ...list.filter, bizType: chosen })}
      />
      <Button
        kind="link"
        size="small"
        className={styles['search']}
        onClick={() => {
          tracker.click(PAGE, 'search');
          return navigator.goTo('invoiceSearchOrder');
        }}
      >
        搜索订单
      </Button>
    </View>
  );
});

interface ChoosingProps<T extends string | number> {
  readonly title: string;
  readonly value: T;
  readonly all: () => readonly T[];
  readonly words: (value: T) => string;
  readonly onChoose: (value: T) => Promise<void>;
}

/** A filter: shows its value and opens its options. */
function Choosing<T extends string | number>({ title, value, all, words, onChoose }: ChoosingProps<T>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <View>
      <Pressable
        className={styles['filter']}
        label={`${title}，${words(value)}`}
        onPress={() => setOpen(true)}
      >
        {words(value)}
      </Pressable>
      <Popup isOpen={isOpen} title={title} onClose={() => setOpen(false)}>
        <View className={styles['choices']}>
          {(isOpen ? all() : []).map((each) => (
            <Pressable
              key={each}
              className={cx(styles['choice'], each === value && styles['chosen'])}
              label={`${words(each)}${each === value ? '，已选' : ''}`}
              onPress={() => {
                setOpen(false);
                if (each !== value) void onChoose(each);
              }}
            >
              {words(each)}
            </Pressable>
          ))}
        </View>
      </Popup>
    </View>
  );
}
