import { View } from '@tarojs/components';
import { useState } from 'react';
import { Amount } from '@/components/Amount';
import { Button } from '@/components/Button';
import { ModalLayer } from '@/components/ModalLayer';
import { isWin } from '../drawRules';
import type { DrawResult } from '../DrawStore';
import { DRAW_TEXTS, resultText } from '../drawTexts';
import { type Prize, PRIZE_TYPE } from '../drawTypes';
import { prizeName, prizeTerms, prizeText } from '../prizeText';
import styles from './DrawResultDialog.module.scss';

interface DrawResultDialogProps {
  /** Null: closed. */
  readonly result: DrawResult | null;
  /** The button: starts the next draw, or only closes. */
  readonly onAction: () => void;
  /** 去使用, offered for a coupon that sending accepts. */
  readonly onUse: (couponId: string) => void;
  /** 去查看, offered for money of the reduction fund. */
  readonly onSeeFund: () => void;
  readonly onClose: () => void;
}

/**
 * Shows what was drawn, with a button for the next draw or to close (product §2.4 "Drawing"). Loaded while the light
 * runs.
 */
export function DrawResultDialog({ result, onAction, onUse, onSeeFund, onClose }: DrawResultDialogProps) {
  // Keeps its content during the closing animation.
  const [shown, setShown] = useState(result);
  if (result !== null && result !== shown) setShown(result);
  if (shown === null) return null;
  const { prize, hasNext, nextTip, leftText, couponId } = shown;
  const isGlad = isWin(prize);
  return (
    <ModalLayer
      isOpen={result !== null}
      label={resultText(isGlad ? prizeName(prize) : null)}
      onClose={onClose}
      hasCloseBelow
      // A tap that misses the button must not dismiss the result.
      isMaskClosing={false}
    >
      <View className={styles['card']}>
        <View className={styles['title']}>{isGlad ? DRAW_TEXTS.won : DRAW_TEXTS.lost}</View>
        {/* Nothing was won: no ticket. */}
        {isGlad ? (
          <PrizeCard prize={prize} />
        ) : (
          <View className={styles['name']}>{prizeText(prize).title}</View>
        )}
        <View className={styles['hint']}>{isGlad ? DRAW_TEXTS.wonHint : DRAW_TEXTS.lostHint}</View>
        {nextTip !== '' && <View className={styles['hint']}>{nextTip}</View>}
        {leftText !== '' && <View className={styles['hint']}>{leftText}</View>}
        <Button isBlock className={styles['action']} onClick={onAction}>
          {hasNext ? DRAW_TEXTS.again : DRAW_TEXTS.know}
        </Button>
        {couponId !== '' && (
          <Button isBlock kind="secondary" className={styles['action']} onClick={() => onUse(couponId)}>
            {DRAW_TEXTS.use}
          </Button>
        )}
        {prize.type === PRIZE_TYPE.fund && (
          <Button isBlock kind="secondary" className={styles['action']} onClick={onSeeFund}>
            {DRAW_TEXTS.see}
          </Button>
        )}
      </View>
    </ModalLayer>
  );
}

function PrizeCard({ prize }: { readonly prize: Prize }) {
  const { value, title } = prizeText(prize);
  const terms = prizeTerms(prize);
  return (
    <View className={styles['prize']}>
      {value !== null && (
        <Amount
          size="huge"
          className={styles['amount']}
          prefix={value.prefix}
          value={value.amount}
          suffix={value.suffix}
        />
      )}
      <View className={styles['name']}>{title}</View>
      {terms !== '' && <View className={styles['limit']}>{terms}</View>}
    </View>
  );
}
