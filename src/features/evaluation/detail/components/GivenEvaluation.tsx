import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { StarsShown, starText } from '@/components/Stars';
import { Tag } from '@/components/Tag';
import { PictureRow } from '@/domain/upload/PictureRow';
import type { EvaluationProps } from '../evaluationProps';
import { TextHead } from './TextHead';
import styles from '../EvaluationDetail.module.scss';

export function GivenEvaluation({ evaluation }: Pick<EvaluationProps, 'evaluation'>) {
  const { carrierName, waybillNo, orderNo, content, pictureUrls, isAnonymous, createTm, reply } = evaluation;
  return (
    <>
      <Card>
        <TextHead text={`${carrierName} ${waybillNo}`.trim() || orderNo} at={createTm} />
        <Rated label="寄件服务" star={evaluation.serviceStar} tags={evaluation.serviceTags} />
        <Rated label="快递员" star={evaluation.courierStar} tags={evaluation.courierTags} />
        <View className={styles['words']}>{content === '' ? '没有填写文字评价' : content}</View>
        <PictureRow urls={pictureUrls} />
        {isAnonymous && <View className={styles['note']}>匿名评价</View>}
      </Card>
      <Card>
        <TextHead text="官方回复" at={reply?.tm ?? ''} />
        <View className={styles['words']}>{reply?.content || '您的评价已收到，暂无回复'}</View>
      </Card>
    </>
  );
}

interface RatedProps {
  readonly label: string;
  readonly star: number;
  readonly tags: readonly string[];
}

function Rated({ label, star, tags }: RatedProps) {
  if (star < 1) return null;
  return (
    <View className={styles['rated']}>
      <View className={styles['line']}>
        <View className={styles['label']}>{label}</View>
        <StarsShown label={label} value={star} />
        <View className={styles['note']}>{starText(star)}</View>
      </View>
      <View className={styles['tags']}>
        {tags
          .filter((text) => text !== '')
          .map((text, index) => (
            <Tag key={index} tone="neutral">
              {text}
            </Tag>
          ))}
      </View>
    </View>
  );
}
