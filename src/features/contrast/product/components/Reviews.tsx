import { View } from '@tarojs/components';
import type { ContrastReview } from '@/api/generated/operations/contrastProduct';
import { StarsShown } from '@/components/Stars';
import { markup } from '@/platform/markup';
import { Section } from '@/templates/GuideSection';
import styles from '../Product.module.scss';

interface ReviewsProps {
  readonly reviews: readonly ContrastReview[];
  readonly count: number;
}

export function Reviews({ reviews, count }: ReviewsProps) {
  return (
    <Section title={count > 0 ? `用户评价（${count}）` : '用户评价'}>
      {reviews.length === 0 ? (
        <View className={styles['none']}>暂无评价，寄完记得来说说</View>
      ) : (
        <View {...markup.access({ role: 'list', label: '用户评价' })}>
          {reviews.map((review, index) => (
            <View
              key={review.id}
              className={styles['review']}
              {...markup.access({ role: 'listitem', place: index + 1 })}
            >
              <View className={styles['who']}>
                <View className={styles['name']}>{review.name || '匿名用户'}</View>
                {review.star > 0 && <StarsShown label="评分" value={review.star} />}
              </View>
              <View className={styles['said']}>{review.content || '没有填写文字评价'}</View>
              <View className={styles['note']}>
                {[...review.tagList.filter((tag) => tag !== ''), review.time.slice(0, 10)]
                  .filter((text) => text !== '')
                  .join(' · ')}
              </View>
            </View>
          ))}
        </View>
      )}
      {count > reviews.length && reviews.length > 0 && (
        <View className={styles['none']}>{`仅展示最近 ${reviews.length} 条`}</View>
      )}
    </Section>
  );
}
