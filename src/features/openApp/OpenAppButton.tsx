import { Button as HostButton, View } from '@tarojs/components';
import { Button, buttonClass } from '@/components/Button';
import { cx } from '@/components/cx';
import { env } from '@/env';
import { host } from '@/platform/host';
import { otherApp } from '@/platform/otherApp';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { notOpenedText, OPEN_APP_TEXT } from './openAppTexts';
import styles from './OpenAppButton.module.scss';

export interface OpenAppButtonProps {
  /** Name of the page, for the report of the press. */
  readonly page: string;
  /** Where in the app, as the part of its address behind `://`. */
  readonly path?: string;
  readonly text?: string;
  /** Instead of the default size, 335 x 60 (spec 1 §9). */
  readonly className?: string;
}

/**
 * Opens the consumer app. The messaging app allows it from a button of its own only, browsers follow the app's address;
 * where nothing takes over, a sentence says where to get the app (spec 1 §8).
 */
export function OpenAppButton({ page, path = '', text = OPEN_APP_TEXT, className }: OpenAppButtonProps) {
  const sayNotOpened = (isUnsupported: boolean): void =>
    toast.show(notOpenedText(host.current(), isUnsupported));
  const launch = otherApp.launchButtonProps(path, () => sayNotOpened(false));
  const open = async (): Promise<void> => {
    tracker.click(page, 'openApp');
    const outcome = await otherApp.openApp({ scheme: `${env.consumerAppScheme}://${path}` });
    if (outcome.kind !== 'opened' && outcome.kind !== 'cancelled')
      sayNotOpened(outcome.kind === 'unsupported');
  };
  return (
    <View className={cx(styles['frame'], className)}>
      {launch === null ? (
        <Button kind="secondary" isBlock className={styles['button']} onClick={open}>
          {text}
        </Button>
      ) : (
        <HostButton
          className={cx(buttonClass({ kind: 'secondary', isBlock: true }), styles['button'])}
          onClick={() => tracker.click(page, 'openApp')}
          {...launch}
        >
          {text}
        </HostButton>
      )}
    </View>
  );
}
