import { View, Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { SEND_TEXTS } from '@/domain/send/sendTexts';
import { markup } from '@/platform/markup';
import { tabBar } from '@/platform/tabBar';
import { formatFen } from '@/utils/money';
import type { SendStore } from './SendStore';
import styles from './sendCards.module.scss';

interface FootBarProps {
  readonly store: SendStore;
  readonly onSubmit: () => Promise<void>;
}

/** The price, the coupon in it with 不使用, and 立即下单, above the tab bar where the page draws one. */
export function FootBar({ store, onSubmit }: FootBarProps) {
  return (
    <View>
      <View className={styles['room']} />
      <View className={cx(styles['bar'], tabBar.isDrawnByPage() && styles['aboveTabs'])}>
        <Total store={store} />
        <Submit store={store} onSubmit={onSubmit} />
      </View>
    </View>
  );
}

const Total = observer(function Total({ store }: Pick<FootBarProps, 'store'>) {
  const { totals, isCalculating, coupon } = store.answers;
  const savedFen = totals === null ? 0 : totals.freightFen - totals.payFen;
  return (
    <View className={styles['total']} {...markup.access({ role: 'status' })}>
      <View className={styles['line']}>
        <Text className={styles['label']}>{SEND_TEXTS.total}</Text>
        {totals === null || isCalculating ? (
          <Text className={styles['none']}>{isCalculating ? SEND_TEXTS.calculating : SEND_TEXTS.notYet}</Text>
        ) : (
          <Price fen={totals.payFen} decimals={2} size="title" className={styles['footBarPrice']} />
        )}
      </View>
      <View className={styles['saved']}>
        {totals !== null && !isCalculating && savedFen > 0
          ? `${SEND_TEXTS.original(formatFen(totals.freightFen))} ${SEND_TEXTS.saved(formatFen(savedFen))}`
          : SEND_TEXTS.payLater}
      </View>
      {coupon !== null && !isCalculating && (
        <View className={styles['line']}>
          <Text className={styles['taken']}>{`${coupon.title} -￥${formatFen(coupon.discountFen)}`}</Text>
          <Pressable className={styles['drop']} onPress={() => store.draft.setCoupon({ kind: 'none' })}>
            {SEND_TEXTS.dropCoupon}
          </Pressable>
        </View>
      )}
    </View>
  );
});

const Submit = observer(function Submit({ store, onSubmit }: FootBarProps) {
  return (
    <Button className={styles['submit']} isLoading={store.isSubmitting} onClick={onSubmit}>
      {SEND_TEXTS.submit}
    </Button>
  );
});
