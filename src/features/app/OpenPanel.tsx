import { View } from '@tarojs/components';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { AppButton } from '@/domain/openApp/AppButton';
import { copyText } from '@/domain/openApp/copyText';
import { OnPhone } from '@/domain/openApp/OnPhone';
import { type AppPage, getAction, type OpenAction } from '@/domain/openApp/openAppRules';
import { appPlaces, OPEN_APP_TEXT, type OpenApp, useOpenApp } from '@/domain/openApp/useOpenApp';
import { env } from '@/env';
import { useLoaded } from '@/hooks/useLoaded';
import { host } from '@/platform/host';
import { navigation } from '@/platform/navigation';
import { h5Address } from '@/session/links';
import { tracker } from '@/tracking';
import { withoutSecrets } from '@/utils/linkPolicy';
import { useTryOnce } from './tryOnce';
import styles from '@/domain/openApp/openApp.module.scss';

const loadGuide = () => import('./BrowserGuide');
/** The page to get the app, copied as a link in hosts that cannot open it. */
const GET_PATH = '/loadApp';

interface OpenPanelProps extends AppPage {
  /** Name of the page. */
  readonly page: string;
  /** Tries to open the app when the page is first shown. */
  readonly triesAutomatically?: boolean;
  readonly hasMissed?: boolean;
  /** If the host opens no app, shows the guide to a browser without a tap. */
  readonly guidesAutomatically?: boolean;
  /** Text of the open button; a button that leads to a store has its own. */
  readonly text?: string;
}

/**
 * Opens the consumer app, or leads to it: the one button for this host and system, and below it the alternative.
 *
 * | here | button | below it |
 * |---|---|---|
 * | phone's browser | 打开APP | 还没有APP？去下载 |
 * | a try has failed | the store by its name | 已安装，直接打开 |
 * | messaging app's browser | 打开APP, which shows how to get to a browser | 复制链接 |
 * | mini programs | launch button, else a sentence | 复制下载链接 |
 * | computer, cabinet | | a QR code of this page for the phone, 复制下载链接 |
 */
export function OpenPanel({
  page,
  triesAutomatically = false,
  hasMissed,
  guidesAutomatically = false,
  text = OPEN_APP_TEXT,
  ...target
}: OpenPanelProps) {
  const [isGuideOpen, setGuideOpen] = useState(
    () => guidesAutomatically && getAction(host.current(), appPlaces).kind === 'browser',
  );
  const close = (): void => setGuideOpen(false);
  const guide = useLoaded(loadGuide, isGuideOpen, close);
  const app = useOpenApp({ ...target, hasMissed, onBlocked: () => setGuideOpen(true) });
  useTryOnce(page, app, triesAutomatically && hasMissed !== true);
  return (
    <View className={styles['panel']}>
      {app.action.kind === 'nothing' ? (
        <OnPhone address={ownAddress()} purpose={`获取${env.appName}`} />
      ) : (
        <AppButton
          page={page}
          app={app}
          kind="primary"
          text={labelOf(app.action, text)}
          className={styles['main']}
        />
      )}
      <Beside page={page} app={app} />
      {guide !== null && (
        <guide.BrowserGuide
          isOpen={isGuideOpen}
          onClose={close}
          onCopy={() => copyText(ownAddress(), '链接已复制')}
        />
      )}
    </View>
  );
}

/** Text of the button. */
function labelOf(action: OpenAction, text: string): string {
  if (action.kind === 'package') return '下载安装包';
  if (action.kind !== 'store') return text;
  return host.current().os === 'ios' ? '去App Store下载' : '去应用商店下载';
}

/** This page's address without login data. */
const ownAddress = (): string => withoutSecrets(navigation.currentUrl());

interface BesideProps {
  readonly page: string;
  readonly app: OpenApp;
}

function Beside({ page, app }: BesideProps) {
  const { action, get, installed } = app;
  if (host.current().kind === 'consumer-app') return null;
  if (
    action.kind === 'say' ||
    action.kind === 'launch-button' ||
    action.kind === 'nothing' ||
    action.kind === 'browser'
  )
    return (
      <Button
        kind="link"
        onClick={() => {
          tracker.click(page, 'copyLink');
          return copyText(
            h5Address(GET_PATH),
            action.kind === 'nothing' ? '链接已复制，请在手机上打开' : '链接已复制，请在浏览器中打开',
          );
        }}
      >
        复制下载链接
      </Button>
    );
  if (installed === 'missing')
    return (
      <Button
        kind="link"
        onClick={() => {
          tracker.click(page, 'openAnyway');
          return app.pressAnyway();
        }}
      >
        已安装，直接打开
      </Button>
    );
  if (get.kind !== 'store' && get.kind !== 'package') return null;
  return (
    <Button
      kind="link"
      onClick={() => {
        tracker.click(page, 'getApp');
        navigation.openExternal(get.url, 'push');
      }}
    >
      还没有APP？去下载
    </Button>
  );
}
