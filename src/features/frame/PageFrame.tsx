import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, type ReactNode } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { AccountBarHost, LinkLoginHost, LoginHost } from '@/features/login';
import { PrivacyHost } from '@/features/privacy';
import { navigator } from '@/navigation';
import { pageTitle } from '@/navigation/pageTitle';
import { markup } from '@/platform/markup';
import { tracker } from '@/tracking';
import { AppNotices } from './AppNotices';
import { OwnersContent } from './OwnersContent';
import styles from './PageFrame.module.scss';
import { PagePictures } from './PagePictures';
import { usePageEntry } from './useEntering';

export interface PageFrameProps {
  /** False on the page that is the login: the popup stays with the page that asked for it. */
  readonly hasLogin?: boolean;
  readonly children: ReactNode;
}

/** Around every page: a fault while rendering becomes a failed state, and the login has a place to appear. */
export function PageFrame({ hasLogin = true, children }: PageFrameProps) {
  usePageEntry();
  const [takesPersonalData] = useState(() => navigator.currentRoute()?.row.takesPersonalData === true);
  return (
    <View className={styles['column']} {...markup.access({ isMain: true })}>
      {markup.hasTitleOnPage && <PageTitle />}
      <ErrorBoundary onError={report}>
        {takesPersonalData && <AccountBarHost />}
        <PagePictures>{hasLogin ? <OwnersContent>{children}</OwnersContent> : children}</PagePictures>
      </ErrorBoundary>
      {hasLogin && <LoginHost />}
      {hasLogin && <LinkLoginHost />}
      <PrivacyHost />
      <AppNotices />
    </View>
  );
}

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
