import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { Radio } from '@/components/Radio';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import { SEND_TEXTS } from '@/domain/send/sendTexts';
import { weightLimit } from '@/domain/send/weightRules';
import { WeightStepper } from '@/domain/send/WeightStepper';
import { markup } from '@/platform/markup';
import { StatePage } from '@/templates/StatePage';
import { ProblemLine } from './ProblemLine';
import type { SendStore } from './SendStore';
import { sizeText } from './sizeText';
import styles from './goodsCards.module.scss';
import card from './sendFormCard.module.scss';

interface SendGoodsCardProps {
  readonly store: SendStore;
  readonly onForbidden: () => void;
}

/** Kind and weight of the goods. */
export function SendGoodsCard({ store, onForbidden }: SendGoodsCardProps) {
  return (
    <View id="send-goods" className={card['card']}>
      <View className={card['head']}>
        <View className={card['title']} {...markup.access({ role: 'heading' })}>
          {SEND_TEXTS.goods}
        </View>
        <Pressable className={card['more']} onPress={onForbidden}>
          {SEND_TEXTS.forbidden}
        </Pressable>
      </View>
      <Kinds store={store} />
      <ProblemLine store={store} field="goods" />
      <Weight store={store} />
    </View>
  );
}

const Kinds = observer(function Kinds({ store }: Pick<SendGoodsCardProps, 'store'>) {
  const { goods, goodsType } = store.answers;
  return (
    <StatePage
      phase={goods.phase}
      skeleton={<KindsSkeleton />}
      failedText={goods.failureText}
      onRetry={goods.load}
      isCompact
    >
      {() => (
        <View>
          <View
            className={styles['kinds']}
            {...markup.access({ role: 'radiogroup', label: SEND_TEXTS.goods })}
          >
            {(goods.value?.types ?? []).map((kind) => (
              <Radio
                key={kind.id}
                label={kind.name}
                isChecked={kind.id === goodsType?.id}
                onSelect={() => store.chooseGoods(kind)}
                className={cx(styles['kind'], kind.id === goodsType?.id && styles['chosen'])}
              >
                {kind.name}
              </Radio>
            ))}
          </View>
          <View className={styles['hint']}>{goodsType?.hint ?? ''}</View>
        </View>
      )}
    </StatePage>
  );
});

function KindsSkeleton() {
  return (
    <SkeletonGroup className={styles['kinds']}>
      {['1', '2', '3', '4', '5', '6'].map((key) => (
        <Skeleton key={key} className={styles['skeleton']} />
      ))}
    </SkeletonGroup>
  );
}

const Weight = observer(function Weight({ store }: Pick<SendGoodsCardProps, 'store'>) {
  const { weight, size } = store.draft.form;
  return (
    <>
      <WeightStepper weight={weight} max={weightLimit(store.answers.goodsType)} onStep={store.step} />
      <View>
        {size !== null && (
          <View className={styles['size']}>
            <View className={styles['sides']}>{sizeText(size)}</View>
            <Pressable
              className={styles['drop']}
              label={SEND_TEXTS.dropSizeLabel}
              onPress={() => store.draft.setSize(null)}
            >
              {SEND_TEXTS.dropSize}
            </Pressable>
          </View>
        )}
      </View>
    </>
  );
});
