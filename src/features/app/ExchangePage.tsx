import { View } from '@tarojs/components';
import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { type ExchangeLink, exchangeLinkInfo } from '@/api/generated/operations/openApp';
import { ignoreRefusal } from '@/api/ignoreRefusal';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { MissingState } from '@/components/MissingState';
import { Picture } from '@/components/Picture';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { toWelfare } from '@/domain/activity/moreOffers';
import { OfferedCoupons } from '@/domain/offer/OfferedCoupons';
import { copyText } from '@/domain/openApp/copyText';
import { env } from '@/env';
import type { RouteName } from '@/navigation';
import { host } from '@/platform/host';
import { markup } from '@/platform/markup';
import { pictureAddress } from '@/session/links';
import { Section } from '@/templates/GuideSection';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { parseBeijingTime, toMinute } from '@/utils/beijingTime';
import { AppPage } from './AppPage';
import { exchangeView } from './exchangeRules';
import { OpenPanel } from './OpenPanel';
import styles from './AppPage.module.scss';

const NO_SUCH = '204200001';
const MAX_CODE = 64;

interface ExchangePageProps {
  /** Route name of the page. */
  readonly page: RouteName;
  readonly code: string;
  /** Where in the app it is redeemed. */
  readonly target: string;
  readonly scope: Scope;
}

/**
 * The offer in the app for users who come with a code from outside, and how to get to it (product §3.25).
 *
 * | state | display |
 * |---|---|
 * | loading; failed, offline | skeleton; message and 重试 |
 * | available | picture, description, coupons, how to get it; open (tried once) or get the app; the code to copy |
 * | taken, over, unknown | the same with a message; does not try to open the app |
 * | no such code | message and a link to other offers |
 */
export function ExchangePage({ page, code, target, scope }: ExchangePageProps) {
  const [query] = useState(
    () =>
      new Query({
        ...pageDeps(scope),
        fetch: async (life) => ({ exchange: await read(code.slice(0, MAX_CODE), life) }),
        isForAll: true,
        failedText: '福利加载失败，请重试',
      }),
  );
  return (
    <>
      <QueryView query={query} isCompact={false} skeleton={<ExchangeSkeleton />}>
        {({ exchange }) =>
          exchange === null ? (
            <MissingState text="没有找到这份福利" action={toWelfare(page)} />
          ) : (
            <Content page={page} code={code} target={target} exchange={exchange} />
          )
        }
      </QueryView>
      <FollowVisitor query={query} />
    </>
  );
}

/** Null: no offer has this code. */
async function read(code: string, scope: Scope): Promise<ExchangeLink | null> {
  if (code === '') return null;
  return ignoreRefusal(
    NO_SUCH,
    null,
    async () => (await gateway.call(exchangeLinkInfo, { code }, scope)).data,
  );
}

interface ContentProps extends Omit<ExchangePageProps, 'scope'> {
  readonly exchange: ExchangeLink;
}

function Content({ page, code, target, exchange }: ContentProps) {
  const { title, subTitle, imgUrl, endTm, coupons } = exchange;
  const { words, isOpen, button, fallbackTitle } = exchangeView(exchange);
  const picture = pictureAddress(imgUrl);
  const steps = exchange.steps.filter((line) => line !== '');
  const until = isOpen && parseBeijingTime(endTm) !== null ? `${toMinute(endTm)} 前有效` : '';
  return (
    <AppPage>
      {picture !== '' && (
        <Picture className={styles['picture']} src={picture} alt="" fit="contain" isLazy={false} />
      )}
      <Card>
        <View className={styles['title']} {...markup.access({ role: 'heading' })}>
          {title || fallbackTitle}
        </View>
        {[words, subTitle, until]
          .filter((line) => line !== '')
          .map((line) => (
            <View key={line} className={styles['about']}>
              {line}
            </View>
          ))}
      </Card>
      <OfferedCoupons coupons={coupons} />
      <OpenPanel
        page={page}
        target={target}
        query={isOpen ? { code } : {}}
        text={button}
        triesAutomatically={exchange.stateCode === 'OPEN'}
      />
      {steps.length > 0 && <Section title="如何领取" lines={steps} />}
      {isOpen && host.current().kind !== 'consumer-app' && <Carry page={page} code={code} />}
    </AppPage>
  );
}

/** App stores pass nothing on: the user copies the code to bring it into the app, and sees what it is for. */
const Carry = ({ page, code }: { readonly page: RouteName; readonly code: string }) => (
  <Section
    title="还没有安装APP？"
    lines={['复制口令后安装并打开APP，福利会自动出现。口令只含这份福利的编号，不含个人信息。']}
  >
    <Button
      kind="secondary"
      isBlock
      className={styles['copy']}
      onClick={() => {
        tracker.click(page, 'copyCode');
        return copyText(`打开${env.appName}领取福利 #${code}#`, '口令已复制，请安装并打开APP');
      }}
    >
      复制口令
    </Button>
  </Section>
);

const ExchangeSkeleton = () => (
  <SkeletonGroup>
    <AppPage>
      <Skeleton className={styles['pictureSkeleton']} />
      <Card>
        <Skeleton className={styles['lineSkeleton']} />
        <Skeleton className={styles['lineSkeleton']} />
      </Card>
    </AppPage>
  </SkeletonGroup>
);
