import { View } from '@tarojs/components';
import { toMinute } from '@/utils/beijingTime';
import { formatFen } from '@/utils/money';
import type { PreviewProps } from '../previewProps';
import styles from '../Preview.module.scss';

/** The freight when it was shared, without coupons. */
export function SharedPrice({
  info: { changeCode, sharedFen, sharedTm, endTm, offer },
}: Pick<PreviewProps, 'info'>) {
  const was = sharedFen === null ? '' : `￥${formatFen(sharedFen)}`;
  const is = offer === null || offer.freightFen === null ? '' : `￥${formatFen(offer.freightFen)}`;
  const hasMoved = (changeCode === 'UP' || changeCode === 'DOWN') && was !== '' && is !== '';
  const lines = [
    hasMoved
      ? `分享时运费 ${was}，现在 ${is}，${changeCode === 'UP' ? '比分享时贵了' : '比分享时便宜了'}`
      : '',
    sharedTm === '' ? '' : `分享时间 ${toMinute(sharedTm)}`,
    endTm === '' ? '' : `报价可查看至 ${toMinute(endTm)}，价格以下单时为准`,
  ].filter((line) => line !== '');
  return (
    <View className={styles['since']}>
      {lines.map((line) => (
        <View key={line} className={styles['note']}>
          {line}
        </View>
      ))}
    </View>
  );
}
