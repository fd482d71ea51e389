import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { canOpenAppToPay, OpenAppToPay } from './OpenAppToPay';
import { PAY_TEXTS } from './payTexts';
import styles from './PriceBar.module.scss';

interface PayInOtherAppProps {
  /** Where it can be paid. */
  readonly text: string;
  /** If it can also be paid in the consumer app: what 打开APP opens there, and the page for tracking. */
  readonly app?: { readonly target: string; readonly page: string };
  readonly onCopyLink: () => Promise<unknown>;
}

/** In a `PriceBar` of a host without payment: where to pay, 打开APP in a phone's browser, and the link to copy. */
export function PayInOtherApp({ text, app, onCopyLink }: PayInOtherAppProps) {
  const opensApp = app !== undefined && canOpenAppToPay();
  return (
    <View className={styles[opensApp ? 'places' : 'place']}>
      <View className={styles['otherApp']}>{text}</View>
      {opensApp && <OpenAppToPay {...app} className={styles['half']} />}
      <Button
        kind={opensApp ? 'secondary' : 'primary'}
        className={styles[opensApp ? 'half' : 'button']}
        onClick={onCopyLink}
      >
        {PAY_TEXTS.copyLink}
      </Button>
    </View>
  );
}
