import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { toWelfare } from '@/domain/elsewhere';
import { env } from '@/env';
import type { CampaignRoute } from '../campaignTypes';
import type { GroundTone } from '../groundTone';
import { useEffect } from 'react';
import { markup } from '@/platform/markup';
import { preview } from '@/platform/preview';
import { pictureAddress } from '@/session/links';
import { CampaignPicture } from './ModuleParts';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import type { PageProblem } from '../parsePage';
import styles from './PageParts.module.scss';

/** At the end of a campaign that is over: everything on the page can only be looked at. */
export function NextPage({ page }: { readonly page: CampaignRoute }) {
  const { text, onPress } = toWelfare(page);
  return (
    <View className={styles['next']}>
      <Button kind="secondary" isBlock onClick={onPress}>
        {text}
      </Button>
    </View>
  );
}

/** The brand's mark at the page's end (product §2.2 "logo footer"), readable on the campaign's own ground. */
export function Footer({ tone }: { readonly tone: GroundTone }) {
  return (
    <View className={cx(styles['footer'], tone !== 'own' && styles[tone])}>
      <View className={styles['mark']} />
      <View>{env.brandName}</View>
    </View>
  );
}

interface HeaderProps {
  readonly imageUrl: string;
  readonly title: string;
}

/** The same on every render; a picture that the HTML showed ahead of this one has done its work. */
const uncover = (): void => preview.remove();

/** The header picture, 750 by 620; without one the page's name on the campaign's colours. */
export function Header({ imageUrl, title }: HeaderProps) {
  useEffect(() => {
    // Of a picture that may not be shown nobody will say that it has come.
    if (pictureAddress(imageUrl) === '') uncover();
    return uncover;
  }, [imageUrl]);
  return (
    <View className={styles['header']}>
      <CampaignPicture
        src={imageUrl}
        alt={title}
        ratio={750 / 620}
        isLazy={false}
        onShown={uncover}
        onFailed={uncover}
        fallback={
          <View className={styles['words']} {...markup.access({ role: 'img', label: title })}>
            {title}
          </View>
        }
      />
    </View>
  );
}

/** Header, then a session of coupons: what nearly every week begins with. */
export function PageSkeleton({ hasHeader }: { readonly hasHeader: boolean }) {
  return (
    <SkeletonGroup>
      {hasHeader && <Skeleton className={styles['pageSkeletonHeader']} />}
      <View className={styles['modules']}>
        <Tickets />
      </View>
    </SkeletonGroup>
  );
}

/** In the first module's place for the moment between the page's bars and it: what stood there before. */
export function FirstSkeleton() {
  return (
    <SkeletonGroup>
      <Tickets />
    </SkeletonGroup>
  );
}

function Tickets() {
  return (
    <>
      <Skeleton className={styles['title']} />
      <Skeleton className={styles['ticket']} />
      <Skeleton className={styles['ticket']} />
      <Skeleton className={styles['ticket']} />
    </>
  );
}

/** For developers: what of the answer is not shown. Packages for people never carry it. */
export function Problems({ problems }: { readonly problems: readonly PageProblem[] }) {
  if (process.env.NODE_ENV === 'production' || problems.length === 0) return null;
  return (
    <View className={styles['problems']}>
      {problems.map(({ part, kind, why }) => (
        <View key={`${part} ${why}`}>{`${part}: ${kind}, ${why}`}</View>
      ))}
    </View>
  );
}

/** A module whose code is on its way: a card with its title. */
export function ModuleSkeleton() {
  return (
    <SkeletonGroup className={styles['card']}>
      <Skeleton className={styles['moduleSkeletonTitle']} />
      <Skeleton className={styles['body']} />
    </SkeletonGroup>
  );
}
