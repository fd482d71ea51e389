import { View } from '@tarojs/components';
import type { PriceChange, PriceInquiryAgainData } from '@/api/generated/operations/contrastRecord';
import { Card } from '@/components/Card';
import { Tag, type TagProps } from '@/components/Tag';
import { markup } from '@/platform/markup';
import { toMinute } from '@/utils/beijingTime';
import { formatFen } from '@/utils/money';
import styles from '../Record.module.scss';

const CHANGES: Readonly<
  Record<PriceChange['changeCode'], { readonly text: string; readonly tone: NonNullable<TagProps['tone']> }>
> = {
  SAME: { text: '未变', tone: 'neutral' },
  UP: { text: '涨价', tone: 'danger' },
  DOWN: { text: '降价', tone: 'success' },
  GONE: { text: '不可寄', tone: 'neutral' },
  NEW: { text: '新增', tone: 'gold' },
  unknown: { text: '有变化', tone: 'neutral' },
};

export function ChangeList({ changeList, createTm }: PriceInquiryAgainData) {
  const changed = changeList.filter(({ changeCode }) => changeCode !== 'SAME');
  const rest = changeList.length - changed.length;
  return (
    <Card>
      <View className={styles['title']} {...markup.access({ role: 'heading' })}>
        今日价格变化
      </View>
      <View className={styles['note']} {...markup.access({ live: 'polite' })}>
        {[
          changed.length === 0 ? '价格和当时一样' : `${changed.length} 家有变化`,
          changed.length > 0 && rest > 0 ? `${rest} 家未变` : '',
          createTm === '' ? '' : `${toMinute(createTm)} 更新`,
        ]
          .filter((text) => text !== '')
          .join(' · ')}
      </View>
      {[...changed, ...changeList.filter(({ changeCode }) => changeCode === 'SAME')].map((change, index) => (
        <ChangeRow key={index} {...change} />
      ))}
    </Card>
  );
}

function ChangeRow({ carrierName, changeCode, thenFen, nowFen, reason }: PriceChange) {
  const { text, tone } = CHANGES[changeCode];
  const was = thenFen === null ? '' : `￥${formatFen(thenFen)}`;
  const is = nowFen === null ? '' : `￥${formatFen(nowFen)}`;
  return (
    <View className={styles['change']}>
      <View className={styles['about']}>
        <View className={styles['name']}>
          {carrierName || '快递'}
          <Tag tone={tone}>{text}</Tag>
        </View>
        {reason !== '' && <View className={styles['note']}>{reason}</View>}
      </View>
      <View
        className={styles['fens']}
        {...markup.access({
          role: 'text',
          label: [was === '' ? '' : `当时 ${was}`, is === '' ? '' : `现在 ${is}`]
            .filter((part) => part !== '')
            .join('，'),
        })}
      >
        {changeCode !== 'SAME' && was !== '' && <View className={styles['was']}>{was}</View>}
        <View>{is}</View>
      </View>
    </View>
  );
}
