import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, type ReactNode, type ComponentType } from 'react';
import { cx } from '@/components/cx';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { READING_ONLY_TEXT } from '@/components/readingOnly';
import { AccountBarHost } from '@/domain/login/AccountBarHost';
import { LinkLoginHost } from '@/domain/login/LinkLoginHost';
import { LoginHost } from '@/domain/login/LoginHost';
import { useShareMenu } from '@/hooks/useShareMenu';
import { navigator } from '@/navigation';
import { pageTitle } from '@/navigation/pageTitle';
import { type PageVisit, usePage } from '@/navigation/usePage';
import { flexGap } from '@/platform/flexGap';
import { launch } from '@/platform/launch';
import { markup } from '@/platform/markup';
import type { RouteRow } from '@/routes';
import { tracker } from '@/tracking';
import { appNews } from './appNews';
import { missingParamPage } from './missingParam';
import { OfflineBar } from './OfflineBar';
import { OwnersContent } from './OwnersContent';
import { PagePictures } from './PagePictures';
import { PrivacyHost } from './PrivacyHost';
import { usePageEntry } from './scanEntries';
import { UpdateHost } from './UpdateHost';
import styles from './PageFrame.module.scss';

interface PageFrameProps {
  /** False on the login page itself: the popup stays with the page that opened it. */
  readonly hasLogin?: boolean;
  readonly children: ReactNode;
}

/** Around every page: an error boundary for render errors, and the place for the login popup. */
export function PageFrame({ hasLogin = true, children }: PageFrameProps) {
  usePageEntry();
  const [route] = useState(() => navigator.currentRoute());
  // Read once: detecting the engine later must not re-layout a page.
  const [gapClass] = useState(() => flexGap.pageClass());
  const { takesPersonalData, shares }: Partial<RouteRow> = route?.row ?? {};
  const content = (
    <>
      {shares !== undefined && <ShareMenu />}
      {missingParamPage(route) ?? children}
    </>
  );
  const [isReadingOnly] = useState(() => launch.isSinglePage());
  return (
    <Column className={cx(gapClass, isReadingOnly && styles['readingOnly'])}>
      <OfflineBar />
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
      <UpdateHost />
    </Column>
  );
}

interface ColumnProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The page, as wide as a phone; its sticky parts stop below the bar of a page without a network. */
const Column = observer(function Column({ className, children }: ColumnProps) {
  return (
    <View
      className={cx(styles['column'], className, appNews.isOffline && styles['isOffline'])}
      {...markup.access({ isMain: true })}
    >
      {children}
    </View>
  );
});

/** Dialogs on top of a page; none where a page is read-only. */
function Questions({ hasLogin }: { readonly hasLogin: boolean }) {
  return (
    <>
      {hasLogin && <LoginHost />}
      {hasLogin && <LinkLoginHost />}
      <PrivacyHost />
    </>
  );
}

/**
 * For every page whose route has a share menu. Inside the owner's content: a share card is dropped with its account.
 */
function ShareMenu() {
  useShareMenu();
  return null;
}

/** Page component for a screen that takes its visit as it is: URL parameters, page scope, a title of its own. */
export const pageOf = (Screen: ComponentType<PageVisit>) =>
  function Page() {
    const visit = usePage();
    return (
      <PageFrame>
        <Screen {...visit} />
      </PageFrame>
    );
  };

/** For screen readers: browsers show the title only outside the page, if at all. */
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
