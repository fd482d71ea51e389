import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { type AppVersion, getNewVersion } from '@/api/generated/operations/openApp';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { AppGives } from '@/features/app/AppGives';
import { AppHead } from '@/features/app/AppHead';
import { AppPage } from '@/features/app/AppPage';
import { OpenPanel } from '@/features/app/OpenPanel';
import { followLink } from '@/navigation/followLink';
import type { PageVisit } from '@/navigation/usePage';
import { host } from '@/platform/host';
import { appLinkPolicy } from '@/session/links';
import { Facts } from '@/templates/Facts';
import { Section } from '@/templates/GuideSection';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { textParam } from '@/utils/addressParams';
import { packageOf, sizeText, versionFacts } from './versionRules';
import styles from '@/features/app/AppPage.module.scss';

const PAGE = 'loadApp';

/**
 * Promotes the consumer app and leads to it: `/loadApp?target=` (product §3.25). Tries to open the app when first
 * shown, except when a universal link led here without the app (`missed=1`). The newest version is optional: the link
 * to the app does not depend on it.
 */
export function LoadApp({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const target = textParam(params, 'target');
  const missed = textParam(params, 'missed');
  const [query] = useState(() => {
    const { os } = host.current();
    return new Query({
      ...pageDeps(scope),
      fetch: async (life) =>
        (await gateway.call(getNewVersion, { osType: os === 'other' ? undefined : os }, life)).data,
      isForAll: true,
      failedText: '版本信息加载失败，请重试',
    });
  });
  const hasMissed = missed === '1';
  return (
    <AppPage>
      <AppHead words={hasMissed ? '没有打开？请先下载安装APP' : '取件、寄件、领福利，一个APP就够了'} />
      <OpenPanel page={PAGE} target={target} triesAutomatically hasMissed={hasMissed} />
      <QueryView query={query} skeleton={<LoadAppSkeleton />}>
        {(version) => <Version version={version} />}
      </QueryView>
      <AppGives />
      <FollowVisitor query={query} />
    </AppPage>
  );
}

function Version({ version }: { readonly version: AppVersion }) {
  const { os, kind } = host.current();
  const facts = versionFacts(version, os);
  const news = version.news.filter((line) => line !== '');
  const packageUrl = packageOf(version, { os, kind }, appLinkPolicy());
  return (
    <>
      {facts.length > 0 && <Facts facts={facts} />}
      {packageUrl !== '' && (
        <Button
          kind="secondary"
          isBlock
          onClick={() => followLink(packageUrl, { page: PAGE, component: 'package' })}
        >
          {`直接下载安装包${sizeText(version.packageBytes, '（', '）')}`}
        </Button>
      )}
      {news.length > 0 && <Section title="新版本" lines={news} />}
    </>
  );
}

const LoadAppSkeleton = () => (
  <SkeletonGroup>
    <Card>
      <Skeleton className={styles['lineSkeleton']} />
      <Skeleton className={styles['lineSkeleton']} />
    </Card>
    <Skeleton className={styles['newsSkeleton']} />
  </SkeletonGroup>
);
