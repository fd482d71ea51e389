import { View } from '@tarojs/components';
import type { ReactElement } from 'react';
import { Button } from '@/components/Button';
import { PAY_TEXTS } from './payTexts';
import styles from './PriceBar.module.scss';

interface PayInOtherAppProps {
  /** Where it can be paid. */
  readonly text: string;
  /** The first of the two buttons (`OpenAppToPay`); null: only the link. */
  readonly appButton?: ReactElement | null;
  readonly onCopyLink: () => Promise<unknown>;
}

/** In a `PriceBar` of a host without payment: where to pay, and the link to copy. */
export function PayInOtherApp({ text, appButton = null, onCopyLink }: PayInOtherAppProps) {
  const isAlone = appButton === null;
  return (
    <View className={styles[isAlone ? 'place' : 'places']}>
      <View className={styles['otherApp']}>{text}</View>
      {!isAlone && <View className={styles['half']}>{appButton}</View>}
      <View className={styles[isAlone ? 'button' : 'half']}>
        <Button isBlock kind={isAlone ? 'primary' : 'secondary'} onClick={onCopyLink}>
          {PAY_TEXTS.copyLink}
        </Button>
      </View>
    </View>
  );
}
