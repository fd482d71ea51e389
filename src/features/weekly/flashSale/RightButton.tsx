import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { cx } from '@/components/cx';
import { usePressGuard } from '@/components/usePressGuard';
import { host } from '@/platform/host';
import { markup } from '@/platform/markup';
import { useModulePage } from '../page/modulePageContext';
import { usePressRight } from './makeFlashSale';
import { rightButton, isHeldOnly, isOff } from './rightRules';
import { rightName } from './rightTexts';
import { BUSY_TEXTS, BUTTON_TEXTS, SESSION_TEXTS } from './sessionTexts';
import type { Session, SessionRight, SessionState, ButtonStyle } from './sessionTypes';
import rightButtonStyles from './RightButton.module.scss';

interface RightButtonProps {
  readonly session: Session;
  readonly right: SessionRight;
  readonly state: SessionState;
  readonly style: ButtonStyle;
  readonly isFromBeforeStart: boolean;
}

/**
 * The button of a right with its current action. An inactive button is announced as disabled but still reacts to a tap,
 * with a toast that explains why.
 */
export const RightButton = observer(function RightButton(props: RightButtonProps) {
  const { session, right, state, style, isFromBeforeStart } = props;
  const { sessions, store } = useModulePage();
  const pressRight = usePressRight();
  const button =
    store.staleSince === null
      ? rightButton(
          {
            kind: right.kind,
            status: sessions.statusOf(session.id, right),
            sessionState: state,
            subscribeStatus: sessions.subscribeStatusOf(session),
            isFromBeforeStart,
          },
          isHeldOnly(host.current().platformCode),
        )
      : 'waiting';
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
        role: button === 'held' ? 'link' : 'button',
        label: `${text}，${rightName(right)}${button === 'held' ? `，${SESSION_TEXTS.toCoupons}` : ''}`,
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
  return style === 1 && button !== 'held' ? 'filled' : 'outlined';
}
