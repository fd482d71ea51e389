import { View } from '@tarojs/components';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { invoiceOrderList } from '@/api/generated/operations/invoiceOrders';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Pressable } from '@/components/Pressable';
import { PullToRefresh } from '@/components/PullToRefresh';
import { SkeletonGroup, SkeletonText } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { ServiceEntry } from '@/domain/customerService/ServiceEntry';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator, type PlainRouteName } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { Section } from '@/templates/GuideSection';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import styles from './InvoiceHome.module.scss';

const PAGE = 'invoiceHome';

interface Open {
  readonly count: number;
  /** Null: not provided by the gateway. */
  readonly sumFen: number | null;
}

const ENTRANCES: readonly { readonly name: PlainRouteName; readonly text: string; readonly hint: string }[] =
  [
    { name: 'invoiceList', text: '按订单开票', hint: '选择订单，一次最多 50 单' },
    { name: 'invoiceRecord', text: '开票记录', hint: '进度、下载与重发' },
    { name: 'invoiceTitle', text: '抬头管理', hint: '常用的企业和个人抬头' },
  ];

const RULES = [
  '寄件签收、服务完成并已支付的订单可以开票，金额为实际支付金额，不含优惠券和减免金。',
  '每个订单只能开一次票；开票失败或已红冲的订单可以重新申请。',
  '不同公司的订单需要分开申请，例如洗衣服务由合作公司开票。',
  '电子普通发票与纸质发票具有同等效力，开具后发送到您填写的邮箱。',
] as const;

const QUESTIONS = [
  '多久能开好？一般几分钟内开具，高峰期可能需要 1 个工作日。',
  '抬头写错了怎么办？开票失败的可以重新申请；已开票的请联系客服红冲后再申请。',
  '没有收到邮件？请先检查垃圾邮件，再到开票记录中重新发送或修改邮箱。',
] as const;

/**
 * Start page for invoices: `/invoiceHome` (product §3.21): the amount that can be invoiced now, as the gateway adds it
 * up, the links, and the rules, which are public.
 */
export function InvoiceHome({ scope }: Pick<PageVisit, 'scope'>) {
  const [query] = useState(
    () =>
      new Query<Open>({
        ...pageDeps(scope),
        fetch: async (asking) => {
          const page = { pageNo: '1', pageSize: '1' };
          const { total, totalFen } = (await gateway.call(invoiceOrderList, page, asking)).data;
          return { count: total, sumFen: totalFen };
        },
        isForAll: false,
        failedText: '可开票金额加载失败，请重试',
      }),
  );
  useShownAgain(() => void query.refresh());
  return (
    <PullToRefresh onRefresh={query.refresh}>
      <View className={styles['page']}>
        <Card>
          <QueryView
            query={query}
            skeleton={
              <SkeletonGroup>
                <SkeletonText lines={3} />
              </SkeletonGroup>
            }
            loggedOut={{ text: '登录后查看可开票金额', action: { text: '去登录', onPress: query.logIn } }}
          >
            {(open) => <Sum {...open} />}
          </QueryView>
        </Card>
        <Card>
          {ENTRANCES.map(({ name, text, hint }) => (
            <Pressable
              key={name}
              className={styles['entrance']}
              onPress={() => {
                tracker.click(PAGE, name);
                return navigator.goTo(name);
              }}
            >
              <View className={styles['name']}>{text}</View>
              <View className={styles['hint']}>{hint}</View>
            </Pressable>
          ))}
        </Card>
        <Section title="开票规则" lines={RULES} />
        <Section title="常见问题" lines={QUESTIONS} />
        <ServiceEntry page={PAGE} />
      </View>
      <FollowVisitor query={query} />
    </PullToRefresh>
  );
}

function Sum({ count, sumFen }: Open) {
  return (
    <View className={styles['sum']} {...markup.access({ role: 'status' })}>
      <View className={styles['label']}>{count === 0 ? '暂无可开票订单' : `可开票订单 ${count} 单，共`}</View>
      {count > 0 && sumFen !== null && <Price fen={sumFen} size="huge" decimals={2} />}
      <Button
        isBlock
        className={styles['start']}
        onClick={() => {
          tracker.click(PAGE, count === 0 ? 'send' : 'start');
          return count === 0 ? navigator.goTo('send') : navigator.goTo('invoiceList');
        }}
      >
        {count === 0 ? '去寄件' : '去开票'}
      </Button>
    </View>
  );
}
