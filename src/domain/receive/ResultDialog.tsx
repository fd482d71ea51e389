import { ScrollView, Text, View } from '@tarojs/components';
import { couponValue } from '@/domain/coupon/couponValue';
import { type Coupon, validityRange, accountHint, RECEIVE_TEXTS } from './receiveRules';
import { ModalLayer } from '@/components/ModalLayer';
import { Picture } from '@/components/Picture';
import { Pressable, usePressGuard } from '@/components/Pressable';
import { markup } from '@/platform/markup';
import styles from './ResultDialog.module.scss';

/** One won coupon: value, description, title, validity (product §1.2.1). */
export function WonCoupon({ coupon }: { readonly coupon: Coupon }) {
  const value = couponValue(coupon);
  return (
    <View className={styles['row']}>
      <View className={styles['value']}>
        <View className={styles['amount']}>
          {value.prefix}
          <Text className={styles['number']}>{value.amount}</Text>
          {value.suffix}
        </View>
        <View className={styles['description']}>{coupon.description}</View>
      </View>
      <View className={styles['about']}>
        <View className={styles['title']}>{coupon.title}</View>
        <View className={styles['validity']}>{validityRange(coupon.validStart, coupon.validEnd)}</View>
      </View>
    </View>
  );
}

interface ResultDialogProps {
  readonly isOpen: boolean;
  readonly isNew: boolean;
  readonly coupons: readonly Coupon[];
  readonly maskedPhone: string | null;
  /** Picture behind the content, '' for the drawn ground. */
  readonly backgroundUrl: string;
  readonly onUse: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** The coupons of this visitor; tapping them goes where the campaign says (product §1.2.1). */
export function ResultDialog(props: ResultDialogProps) {
  const { isOpen, isNew, coupons, maskedPhone, backgroundUrl, onUse, onClose } = props;
  // One for the coupons and the button: whichever is tapped first, it is followed once.
  const { press } = usePressGuard(onUse, false);
  const title = isNew ? RECEIVE_TEXTS.won : RECEIVE_TEXTS.alreadyHeld;
  return (
    <ModalLayer
      isOpen={isOpen}
      label={title}
      onClose={onClose}
      closeLabel={RECEIVE_TEXTS.close}
      hasCloseBelow
    >
      <View className={styles['card']}>
        {backgroundUrl !== '' && (
          <Picture
            className={styles['background']}
            src={backgroundUrl}
            alt=""
            isLazy={false}
            fallback={<View />}
          />
        )}
        <View className={styles['head']}>
          <View className={styles['resultDialogTitle']}>{title}</View>
          <View className={styles['subtitle']}>{accountHint(maskedPhone)}</View>
        </View>
        {/* A tap anywhere on the coupons counts; for keyboard and screen reader the button says what it does. The keyboard
            stops here to scroll. */}
        <ScrollView scrollY className={styles['list']}>
          <View onClick={press} {...markup.access({ isFocusable: coupons.length > 0 })}>
            {coupons.map((coupon) => (
              <WonCoupon key={coupon.id} coupon={coupon} />
            ))}
          </View>
        </ScrollView>
        <Pressable className={styles['action']} onPress={press}>
          {RECEIVE_TEXTS.useCoupon}
        </Pressable>
      </View>
    </ModalLayer>
  );
}
