import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useLoaded } from '@/hooks/useLoaded';
import { usePageActive } from '@/hooks/usePageActive';
import { flexGap } from '@/platform/flexGap';
import { useShareMenu } from '@/hooks/useShareMenu';
import { markup } from '@/platform/markup';
import { appNews } from './appNews';
import { instead } from './instead';
import { usePageEntry } from './entries';
import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import { session } from '@/session';
import { cx } from '@/components/cx';
import { PictureRelease } from '@/components/pictureRelease';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { READING_ONLY_TEXT } from '@/components/readingOnly';
import { AccountBarHost, LinkLoginHost, LoginHost } from '@/domain/login/AccountBarHost';
import { PrivacyHost } from '@/domain/privacy/PrivacyHost';
import { navigator } from '@/navigation';
import { pageTitle } from '@/navigation/pageTitle';
import { type PageVisit, usePage } from '@/navigation/usePage';
import type { RouteRow } from '@/routes';
import { tracker } from '@/tracking';
import { FailedState, OfflineState } from '@/components/StateView';
import { launch } from '@/platform/launch';
import { network } from '@/platform/network';
import { chunkFailure, forgetChunkFailure } from './chunkFailures';
import styles from './PageFrame.module.scss';

const loadUpdate = () => import('./UpdateDialog');
/** Without its code there is no question; the next start takes the newer package anyway. */
const ignore = (): void => undefined;

/** What concerns the whole app and is said on whatever page is on screen: no network, a newer version. */
export const AppNotices = observer(function AppNotices() {
  const isOnScreen = usePageActive();
  const isUpdateAsked = appNews.isUpdateReady && isOnScreen;
  const part = useLoaded(loadUpdate, isUpdateAsked, ignore);
  return (
    // A wrapper of its own: in a mini program a child that comes sends its parent's children anew.
    <View>
      {appNews.isOffline && (
        <View className={styles['offline']} {...markup.access({ role: 'status' })}>
          当前无网络，部分内容可能不是最新
        </View>
      )}
      {part !== null && <part.UpdateDialog isOpen={isUpdateAsked} />}
    </View>
  );
});

/**
 * The page's own part, with every store that it made: gone with the account that it was made for, and made anew, where it
 * is on screen, for the next (docs/security.md "A change of account").
 */
export const OwnersContent = observer(function OwnersContent({ children }: { readonly children: ReactNode }) {
  const isOnScreen = usePageActive();
  const { owner } = session;
  const [shown, setShown] = useState(owner);
  if (shown === owner) return <Fragment key={owner}>{children}</Fragment>;
  if (isOnScreen) setShown(owner);
  return null;
});

/** A page that lies under another gives its pictures up once the phone has warned; they come back with the page. */
export const PagePictures = observer(function PagePictures({ children }: { readonly children: ReactNode }) {
  const isOnScreen = usePageActive();
  return (
    <PictureRelease.Provider value={appNews.isMemoryLow && !isOnScreen}>{children}</PictureRelease.Provider>
  );
});

export interface PageFrameProps {
  /** False on the page that is the login: the popup stays with the page that asked for it. */
  readonly hasLogin?: boolean;
  readonly children: ReactNode;
}

/** Around every page: a fault while rendering becomes a failed state, and the login has a place to appear. */
export function PageFrame({ hasLogin = true, children }: PageFrameProps) {
  usePageEntry();
  const [route] = useState(() => navigator.currentRoute());
  // Once: an engine that is known by now is no reason to lay a page out again.
  const [gapClass] = useState(() => flexGap.pageClass());
  const { takesPersonalData, shares }: Partial<RouteRow> = route?.row ?? {};
  const content = (
    <>
      {shares !== undefined && <ShareMenu />}
      {instead(route) ?? children}
    </>
  );
  const [isReadingOnly] = useState(() => launch.isSinglePage());
  return (
    <View
      className={cx(styles['column'], gapClass, isReadingOnly && styles['readingOnly'])}
      {...markup.access({ isMain: true })}
    >
      {markup.hasTitleOnPage && <PageTitle />}
      <ErrorBoundary onError={report}>
        {takesPersonalData === true && <AccountBarHost />}
        <PagePictures>{hasLogin ? <OwnersContent>{content}</OwnersContent> : content}</PagePictures>
      </ErrorBoundary>
      {isReadingOnly ? (
        <View className={styles['note']}>{READING_ONLY_TEXT}</View>
      ) : (
        <Questions hasLogin={hasLogin} />
      )}
      <AppNotices />
    </View>
  );
}

/** What is asked over a page; where a page can only be read nothing is. */
function Questions({ hasLogin }: { readonly hasLogin: boolean }) {
  return (
    <>
      {hasLogin && <LoginHost />}
      {hasLogin && <LinkLoginHost />}
      <PrivacyHost />
    </>
  );
}

/** For every page whose route has a share menu. Inside the owner's content: a card goes with the account that it was made for. */
function ShareMenu() {
  useShareMenu();
  return null;
}

/** The page of a screen that takes its visit as it is: parameters of the address, life, a title of its own. */
export const pageOf = (Screen: ComponentType<PageVisit>) =>
  function Page() {
    const visit = usePage();
    return (
      <PageFrame>
        <Screen {...visit} />
      </PageFrame>
    );
  };

/** For screen readers: browsers show the title over the page, if at all. */
const PageTitle = observer(function PageTitle() {
  const title = pageTitle();
  if (title === '') return null;
  return (
    <View className={styles['title']} {...markup.access({ role: 'heading', level: 1 })}>
      {title}
    </View>
  );
});

function report(error: unknown): void {
  const page = navigator.currentRoute()?.row.name ?? 'unknown';
  tracker.track({ page, type: 'error', component: 'render', context: { why: String(error).slice(0, 200) } });
}

/**
 * Around all pages: a page whose code did not arrive twice (product §1.8 "Page chunk loading") is offered again instead
 * of leaving a blank screen. Mini programs draw nothing at this level and never get here.
 */
export const AppFrame = observer(function AppFrame({ children }: { readonly children: ReactNode }) {
  const failure = chunkFailure();
  const retry = (): void => {
    forgetChunkFailure();
    failure?.retry();
  };
  return (
    <>
      {children}
      {failure !== null && (
        <View className={styles['cover']}>
          {network.isOnline() ? (
            <FailedState text="页面加载失败" onRetry={retry} />
          ) : (
            <OfflineState onRetry={retry} />
          )}
        </View>
      )}
    </>
  );
});
