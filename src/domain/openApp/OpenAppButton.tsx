import { Button as HostButton, View } from '@tarojs/components';
import { Button, buttonClass } from '@/components/Button';
import { cx } from '@/components/cx';
import { tracker } from '@/tracking';
import { OPEN_APP_TEXT, type OpenApp, useOpenApp } from './useOpenApp';
import styles from './OpenAppButton.module.scss';

export interface OpenAppButtonProps {
  /** Name of the page, for the report of the press. */
  readonly page: string;
  /** Where in the app: one of the build's targets, else its first page. */
  readonly path?: string;
  readonly text?: string;
  /** Instead of the default size, 335 x 60 (product §1.9). */
  readonly className?: string;
}

/** Opens the consumer app by the one table (`openRules`); where nothing takes over it says where to get it (product §1.8). */
export function OpenAppButton({ page, path = '', text = OPEN_APP_TEXT, className }: OpenAppButtonProps) {
  return <AppButton page={page} app={useOpenApp({ target: path })} text={text} className={className} />;
}

interface AppButtonProps {
  readonly page: string;
  readonly app: OpenApp;
  readonly text: string;
  readonly kind?: 'primary' | 'secondary';
  readonly className?: string;
}

/** The messaging app launches the consumer app from a button of its own only; everywhere else it is one of ours. */
export function AppButton({ page, app, text, kind = 'secondary', className }: AppButtonProps) {
  const { launch } = app;
  return (
    <View className={cx(styles['frame'], className)}>
      {launch === null ? (
        <Button
          kind={kind}
          isBlock
          className={styles['button']}
          isLoading={app.isOpening}
          onClick={() => {
            tracker.click(page, 'openApp');
            return app.press();
          }}
        >
          {text}
        </Button>
      ) : (
        <HostButton
          className={cx(buttonClass({ kind, isBlock: true }), styles['button'])}
          onClick={() => tracker.click(page, 'openApp')}
          {...launch}
        >
          {text}
        </HostButton>
      )}
    </View>
  );
}
