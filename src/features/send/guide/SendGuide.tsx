import { View } from '@tarojs/components';
import { useState, useEffect } from 'react';
import { gateway } from '@/api/gateway';
import { goodsTypes } from '@/api/generated/operations/send';
import { Expander } from '@/components/Expander';
import { SkeletonGroup, SkeletonText } from '@/components/Skeleton';
import { TextField } from '@/components/TextField';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { GuidePage } from '@/templates/GuidePage';
import { Steps, Line, Section } from '@/templates/GuideSection';
import { QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import styles from './SendGuide.module.scss';

/** Texts of /sendGuide; all are ours, the spec gives its address and title only. */
const HOW_TO = [
  { icon: 'form', title: '填写信息', text: '填好寄件人、收件人和物品，选择快递公司和上门时间' },
  { icon: 'door', title: '等快递员上门', text: '快递员按预约时间上门，取件前会电话联系您' },
  { icon: 'scale', title: '当面验视称重', text: '物品当面开箱验视，按实际重量计费' },
  { icon: 'route', title: '付款并查看进度', text: '取件后在订单中支付运费，随时查看快递到了哪里' },
] as const;

const PACKING: readonly string[] = [
  '纸箱要结实，箱内不留空隙，用泡沫或报纸填满。',
  '易碎品每件单独包裹，箱外注明“易碎”。',
  '液体先拧紧再套密封袋，周围放吸水材料。',
  '文件和衣物可用防水袋，封口处粘牢。',
];

const QUESTIONS = [
  { question: '运费怎么算？', answer: '按取件时的实际重量和目的地计算，下单时显示的是预估费用。' },
  { question: '可以取消吗？', answer: '快递员取件之前，可以在订单详情中取消，不收取费用。' },
  { question: '贵重物品怎么寄？', answer: '请当面告诉快递员并办理保价；现金、有价证券和贵重首饰不能寄。' },
  {
    question: '快递员没有按时来？',
    answer: '请在订单详情中联系快递员；仍未解决时，可以取消后重新预约。',
  },
] as const;

const PAGE = 'sendGuide';
const MAX_WORDS = 20;
const STEPS = HOW_TO.map((step) => ({ ...step, iconClass: styles[step.icon] }));

/**
 * How to send: the steps in pictures, forbidden goods, packing, questions (product §3.2).
 *
 * Everything except the forbidden goods is there immediately; those come from the gateway, with skeleton, failed and
 * offline states in their card.
 */
export function SendGuide({ scope }: Pick<PageVisit, 'scope'>) {
  const [forbidden] = useState(
    () =>
      new Query<readonly string[]>({
        ...pageDeps(scope),
        fetch: async (life) => (await gateway.call(goodsTypes, {}, life)).data.forbiddenList,
        isForAll: true,
        failedText: '禁寄物品加载失败，请重试',
      }),
  );
  useEffect(() => {
    void forbidden.refresh();
  }, [forbidden]);
  const send = async (): Promise<void> => {
    tracker.click(PAGE, 'send');
    await navigator.goTo('send');
  };
  const askFreight = async (): Promise<void> => {
    tracker.click(PAGE, 'freight');
    await navigator.goTo('freightPrescription');
  };
  return (
    <GuidePage
      actions={[
        { text: '查运费和时效', onPress: askFreight },
        { text: '去寄件', onPress: send },
      ]}
    >
      <Steps title="怎么寄" steps={STEPS} />
      <Section title="禁寄物品">
        <QueryView
          query={forbidden}
          skeleton={
            <SkeletonGroup>
              <SkeletonText lines={6} />
            </SkeletonGroup>
          }
        >
          {(goods) => <Search goods={goods} />}
        </QueryView>
      </Section>
      <Section title="打包建议" lines={PACKING} />
      <Section title="常见问题">
        {QUESTIONS.map(({ question, answer }) => (
          <Question key={question} question={question} answer={answer} />
        ))}
      </Section>
    </GuidePage>
  );
}

function Search({ goods }: { readonly goods: readonly string[] }) {
  const [words, setWords] = useState('');
  const found = findGoods(goods, words);
  return (
    <View>
      <TextField
        label="搜索禁寄物品"
        placeholder="搜一搜要寄的物品"
        value={words}
        onChange={setWords}
        maxLength={MAX_WORDS}
        isClearable
      />
      <View {...markup.access({ role: 'status' })}>
        {found.length === 0 && (
          <Line>{`禁寄物品中没有“${words.trim()}”。不确定能否寄递时，以快递员当面验视为准。`}</Line>
        )}
      </View>
      <View {...markup.access({ role: 'list', label: '禁寄物品' })}>
        {found.map((name) => (
          <View key={name} className={styles['goods']} {...markup.access({ role: 'listitem' })}>
            {name}
          </View>
        ))}
      </View>
    </View>
  );
}

/** Goods whose name contains the search text, ignoring case, full width and spaces; all goods for an empty text. */
export function findGoods(goods: readonly string[], words: string): readonly string[] {
  const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  return goods.filter((name) => plain(name).includes(plain(words)));
}

function Question({ question, answer }: { readonly question: string; readonly answer: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <View className={styles['question']}>
      <Expander
        text={question}
        isExpanded={isOpen}
        onToggle={() => setOpen(!isOpen)}
        className={styles['ask']}
      />
      {isOpen && <Line>{answer}</Line>}
    </View>
  );
}
