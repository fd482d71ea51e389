import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { AsyncView } from '@/components/AsyncView';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { asyncStatus } from '../asyncStatus';
import { MIN_WEIGHT, weightLimit } from '../sendRules';
import { markup } from '@/platform/markup';
import { SEND_TEXTS } from '../sendTexts';
import type { SendStore } from '../SendStore';
import { ProblemLine } from './ProblemLine';
import { Radio } from './Radio';
import card from './SendCard.module.scss';
import styles from './GoodsCard.module.scss';

interface GoodsCardProps {
  readonly store: SendStore;
  readonly onForbidden: () => void;
}

/** What is sent and how heavy it is. */
export function GoodsCard({ store, onForbidden }: GoodsCardProps) {
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

const Kinds = observer(function Kinds({ store }: Pick<GoodsCardProps, 'store'>) {
  const { goods, goodsType } = store.answers;
  return (
    <AsyncView
      status={asyncStatus(goods.phase)}
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
    </AsyncView>
  );
});

function KindsSkeleton() {
  return (
    <SkeletonGroup className={styles['kinds']}>
      {['1', '2', '3', '4', '5', '6'].map((key) => (
        <Skeleton key={key} className={styles['bone']} />
      ))}
    </SkeletonGroup>
  );
}

const Weight = observer(function Weight({ store }: Pick<GoodsCardProps, 'store'>) {
  const { weight } = store.draft.form;
  return (
    <View className={styles['weight']} {...markup.access({ role: 'group', label: SEND_TEXTS.weight })}>
      <Text className={styles['label']}>{SEND_TEXTS.weight}</Text>
      <Pressable
        className={styles['step']}
        label={SEND_TEXTS.lighter}
        isDisabled={weight <= MIN_WEIGHT}
        onPress={() => store.step(-1)}
      />
      <Text className={styles['number']} {...markup.access({ live: 'polite' })}>
        {`${weight} ${SEND_TEXTS.kilograms}`}
      </Text>
      <Pressable
        className={cx(styles['step'], styles['plus'])}
        label={SEND_TEXTS.heavier}
        isDisabled={weight >= weightLimit(store.answers.goodsType)}
        onPress={() => store.step(1)}
      />
    </View>
  );
});
