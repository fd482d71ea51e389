import { Text, View } from '@tarojs/components';
import { memo } from 'react';
import { businessLabel } from '@/domain/coupon/businessLabel';
import { couponValue } from '@/domain/coupon/couponValue';
import { BUSY_TEXTS, BUTTON_TEXTS } from './sessionTexts';
import {
  type ButtonStyle,
  type CouponSale,
  priceText,
  rightName,
  type RightsLook,
  type Session,
  type SessionCoupon,
  type SessionRight,
  type SessionState,
  valueText,
} from './sessionRules';
import { isCardDisabled, isHeldOnly, isOff, rightButton } from './rightRules';
import { markup } from '@/platform/markup';
import { observer } from 'mobx-react';
import { cx } from '@/components/cx';
import { usePressGuard } from '@/components/Pressable';
import { host } from '@/platform/host';
import { useCampaign } from '../campaignContext';
import { useItemExposure } from '../useExposure';
import { usePressRight } from './makeFlashSale';
import rightButtonStyles from './components/RightButton.module.scss';
import styles from './RightTicket.module.scss';

interface StubProps {
  /** Small, before and after the value; '' for none. */
  readonly prefix: string;
  readonly value: string;
  readonly suffix: string;
}

/** The part of a ticket that is torn off, with its value. */
export function Stub({ prefix, value, suffix }: StubProps) {
  return (
    <View className={styles[stubSize(value)]}>
      {prefix !== '' && <Text className={styles['sign']}>{prefix}</Text>}
      {value}
      {suffix !== '' && <Text className={styles['sign']}>{suffix}</Text>}
    </View>
  );
}

/** The longer the smaller; what is longer still ends in an ellipsis. */
function stubSize(value: string): 'large' | 'middle' | 'little' {
  if (value.length <= 3) return 'large';
  return value.length <= 5 ? 'middle' : 'little';
}

/** Value, title and what it is for; nothing that changes with time. */
export const CouponFace = memo(function CouponFace({ coupon }: { readonly coupon: SessionCoupon }) {
  const { title, tag, businesses, businessText, count } = coupon;
  const { prefix, amount, suffix } = couponValue(coupon);
  return (
    <>
      <Stub prefix={prefix} value={amount} suffix={suffix} />
      <View className={styles['about']}>
        <View className={styles['title']}>{title}</View>
        <View className={styles['business']}>
          {`${businessLabel(businesses, businessText)}${count > 1 ? ` ×${count}` : ''}`}
        </View>
      </View>
      {tag !== '' && <Text className={styles['tag']}>{tag}</Text>}
    </>
  );
});

interface PackageFaceProps {
  readonly sale: CouponSale;
  /** Shows the coupons in it (`associatedRightsImgFlag`). */
  readonly hasChips: boolean;
}

/** More than fit two lines of a narrow phone; the stub tells how many there are. */
const MAX_CHIPS = 4;

/** A coupon package: how many coupons, title, price, what is in it. */
export const PackageFace = memo(function PackageFace({ sale, hasChips }: PackageFaceProps) {
  const { title, tag, priceFen, originalPriceFen, count, coupons } = sale;
  return (
    <>
      <Stub prefix="" value={String(count)} suffix="张" />
      <View className={styles['about']}>
        <View className={styles['title']}>{title}</View>
        <View className={styles['price']}>
          {priceText(priceFen)}
          {originalPriceFen > priceFen && (
            <Text
              className={styles['original']}
              {...markup.access({ label: `原价${priceText(originalPriceFen)}` })}
            >
              {priceText(originalPriceFen)}
            </Text>
          )}
        </View>
        {hasChips && coupons.length > 0 ? (
          <View className={styles['chips']}>
            {coupons.slice(0, MAX_CHIPS).map((coupon, index) => (
              <Text key={index} className={styles['chip']}>
                {chipText(coupon)}
              </Text>
            ))}
          </View>
        ) : (
          <View className={styles['business']}>
            {businessLabel(coupons.flatMap(({ businesses }) => businesses))}
          </View>
        )}
      </View>
      {tag !== '' && <Text className={styles['tag']}>{tag}</Text>}
    </>
  );
});

/** `￥5寄件×3`. */
function chipText(coupon: SessionCoupon): string {
  const { businesses, businessText, count } = coupon;
  return `${valueText(coupon)}${businessLabel(businesses, businessText)}${count > 1 ? `×${count}` : ''}`;
}

interface RightButtonProps {
  readonly session: Session;
  readonly right: SessionRight;
  readonly state: SessionState;
  readonly style: ButtonStyle;
  readonly isToldBeforeStart: boolean;
}

/**
 * What can be done with a right now. A button that does nothing is told as disabled and still answers a press, with
 * the sentence that says why.
 */
export const RightButton = observer(function RightButton(props: RightButtonProps) {
  const { session, right, state, style, isToldBeforeStart } = props;
  const { sessions } = useCampaign();
  const pressRight = usePressRight();
  const button = rightButton(
    {
      kind: right.kind,
      status: sessions.statusOf(session.id, right),
      sessionState: state,
      subscribeStatus: sessions.subscribeStatusOf(session),
      isToldBeforeStart,
    },
    isHeldOnly(host.current().platformCode),
  );
  const isBusy =
    (button === 'claim' && sessions.isClaiming(session.id, right.rightsNo)) ||
    (button === 'remind' && sessions.isSubscribing(session.id));
  const text = (isBusy ? BUSY_TEXTS[button] : undefined) ?? BUTTON_TEXTS[button];
  const { press } = usePressGuard(() => pressRight(button, session, right), isBusy);
  return (
    <View
      className={cx(
        rightButtonStyles['button'],
        rightButtonStyles[lookOf(button, style)],
        isBusy && rightButtonStyles['busy'],
      )}
      onClick={press}
      {...markup.access({
        role: 'button',
        label: `${text}，${rightName(right)}`,
        isDisabled: isOff(button) || isBusy || undefined,
        isBusy: isBusy || undefined,
        isFocusable: true,
      })}
      {...markup.press(press)}
    >
      {text}
    </View>
  );
});

function lookOf(
  button: ReturnType<typeof rightButton>,
  style: ButtonStyle,
): 'off' | 'remind' | 'filled' | 'outlined' {
  if (isOff(button)) return 'off';
  if (button === 'remind') return 'remind';
  return style === 1 ? 'filled' : 'outlined';
}

interface RightTicketProps {
  readonly session: Session;
  readonly right: SessionRight;
  readonly state: SessionState;
  readonly look: RightsLook;
  readonly isToldBeforeStart: boolean;
}

/** A right as a ticket. Few elements with short classes: about 600 bytes each in a mini program's first render. */
export const RightTicket = memo(function RightTicket(props: RightTicketProps) {
  const { session, right, state, look, isToldBeforeStart } = props;
  const id = useItemExposure('right', { sessionId: session.id, rightsNo: right.rightsNo });
  const isDisabled = isCardDisabled({ sessionState: state, status: right.status, isToldBeforeStart });
  return (
    <View
      id={id}
      className={cx(
        styles['ticket'],
        right.kind === 'package' && styles['pack'],
        isDisabled && styles['off'],
      )}
    >
      {right.kind === 'coupon' ? (
        <CouponFace coupon={right.coupon} />
      ) : (
        <PackageFace sale={right.sale} hasChips={look.hasChips} />
      )}
      <RightButton
        session={session}
        right={right}
        state={state}
        style={right.kind === 'coupon' ? look.couponButton : look.packageButton}
        isToldBeforeStart={isToldBeforeStart}
      />
    </View>
  );
});
