import { env } from '@/env';
import type { Host, HostOs } from '@/platform/host/types';
import { Button as HostButton, View } from '@tarojs/components';
import { Button, buttonClass } from '@/components/Button';
import { cx } from '@/components/cx';
import { host } from '@/platform/host';
import { otherApp } from '@/platform/otherApp';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import styles from './OpenAppButton.module.scss';

/**
 * Product §1.8 "Consumer app not installed": asks to get the app where this phone gets its apps; the exact texts name the
 * app in Chinese. Decision: phones that are no iPhone say 应用商店, Harmony's and unknown ones too.
 * Mini programs say it for every refusal: the messaging app launches the consumer app for those who came from it alone,
 * and tells nobody else whether it is there.
 */
export const notInstalledText = (os: HostOs): string =>
  os === 'ios' ? `请前往App Store下载${env.appName}` : `请前往应用商店下载${env.appName}`;

/** Said in another app's browser, which opens no app at all: nobody who has it is sent to get it. */
export const OPEN_IN_BROWSER_TEXT = '请点击右上角，选择在浏览器中打开后再试';

/** @param isUnsupported the host opens no app, installed or not */
export const notOpenedText = ({ kind, os }: Pick<Host, 'kind' | 'os'>, isUnsupported: boolean): string =>
  isUnsupported && kind !== 'wechat-mini' && kind !== 'alipay-mini'
    ? OPEN_IN_BROWSER_TEXT
    : notInstalledText(os);

export const OPEN_APP_TEXT = `打开${env.appName}`;

export interface OpenAppButtonProps {
  /** Name of the page, for the report of the press. */
  readonly page: string;
  /** Where in the app, as the part of its address behind `://`. */
  readonly path?: string;
  readonly text?: string;
  /** Instead of the default size, 335 x 60 (product §1.9). */
  readonly className?: string;
}

/**
 * Opens the consumer app. The messaging app allows it from a button of its own only, browsers follow the app's address;
 * where nothing takes over, a sentence says where to get the app (product §1.8).
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
