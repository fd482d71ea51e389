import { View, Button as HostButton } from '@tarojs/components';
import { Button, buttonClass } from '@/components/Button';
import { cx } from '@/components/cx';
import { tracker } from '@/tracking';
import type { OpenApp } from './useOpenApp';
import styles from './AppButton.module.scss';

interface AppButtonProps {
  readonly page: string;
  readonly app: OpenApp;
  readonly text: string;
  readonly kind?: 'primary' | 'secondary';
  readonly className?: string;
}

/** The messaging app launches the consumer app only from its native button; everywhere else it is our button. */
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
