import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { PAY_TEXTS } from './payTexts';
import styles from './PriceBar.module.scss';

interface PayInOtherAppProps {
  /** Where it can be paid. */
  readonly text: string;
  readonly onCopyLink: () => Promise<unknown>;
}

/** In a `PriceBar` of a host without payment: where to pay, and the link to copy. */
export const PayInOtherApp = ({ text, onCopyLink }: PayInOtherAppProps) => (
  <>
    <View className={styles['otherApp']}>{text}</View>
    <Button className={styles['button']} onClick={onCopyLink}>
      {PAY_TEXTS.copyLink}
    </Button>
  </>
);
