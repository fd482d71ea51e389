import { View } from '@tarojs/components';
import type { ContrastLine } from '@/api/generated/operations/contrastProduct';
import { Price } from '@/components/Amount';
import { Section } from '@/templates/GuideSection';
import { formatFen } from '@/utils/money';
import styles from '../Product.module.scss';

export function PriceLines({
  lines,
  payFen,
}: {
  readonly lines: readonly ContrastLine[];
  readonly payFen: number | null;
}) {
  return (
    <Section title="价格明细">
      {lines.map((line, index) => (
        <View key={index} className={styles['line']}>
          <View className={styles['what']}>
            {line.title}
            {line.note !== '' && <View className={styles['note']}>{line.note}</View>}
          </View>
          <View className={line.kindCode === 'OFF' ? styles['off'] : styles['fen']}>
            {`${line.kindCode === 'OFF' ? '-' : ''}￥${formatFen(line.fen, { decimals: 2 })}`}
          </View>
        </View>
      ))}
      {payFen !== null && (
        <View className={styles['total']}>
          <View>预估费用</View>
          <Price fen={payFen} size="title" tone="flash" decimals={2} />
        </View>
      )}
    </Section>
  );
}
