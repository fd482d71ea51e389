import { ScrollView, View } from '@tarojs/components';
import { ModalLayer } from '@/components/ModalLayer';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { usePressGuard } from '@/components/usePressGuard';
import { markup } from '@/platform/markup';
import { validityRange, type Coupon } from './receivedCoupon';
import { accountHint, RECEIVE_TEXTS } from './receiveTexts';
import { Ticket } from './Ticket';
import styles from './ResultDialog.module.scss';

interface ResultDialogProps {
  readonly isOpen: boolean;
  readonly isNew: boolean;
  readonly coupons: readonly Coupon[];
  readonly maskedPhone: string | null;
  /** Background picture; '' for the drawn background. */
  readonly backgroundUrl: string;
  readonly onUse: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** The user's coupons; tapping them opens the campaign's target (product §1.2.1). */
export function ResultDialog(props: ResultDialogProps) {
  const { isOpen, isNew, coupons, maskedPhone, backgroundUrl, onUse, onClose } = props;
  // One guard for the coupons and the button: whichever is tapped first navigates, once.
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
        {/* A tap anywhere on the coupons counts; keyboards and screen readers use the button, which says what it
           does. The list can be focused for scrolling by keyboard. */}
        <ScrollView scrollY className={styles['list']}>
          <View onClick={press} {...markup.access({ isFocusable: coupons.length > 0 })}>
            {coupons.map(({ id, type, cost, description, title: name, validStart, validEnd }) => (
              <Ticket
                key={id}
                size="middle"
                type={type}
                cost={cost}
                note={description}
                title={name}
                validity={validityRange(validStart, validEnd)}
              />
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
