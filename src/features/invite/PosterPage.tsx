import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { gateway } from '@/api/gateway';
import type { PosterInfo } from '@/api/generated/operations/poster';
import { Button } from '@/components/Button';
import { FailedState } from '@/components/FailedState';
import { MissingState } from '@/components/MissingState';
import { Picture } from '@/components/Picture';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { toWelfare } from '@/domain/activity/moreOffers';
import { ShareButton } from '@/domain/activity/parts/ShareButton';
import type { SharedPage } from '@/domain/activity/parts/sharedPage';
import { usePreparedShare } from '@/domain/activity/parts/usePreparedShare';
import { saveText } from '@/domain/activity/savePicture';
import { h5PathOf, type RouteName } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { drawing } from '@/platform/drawing';
import { markup } from '@/platform/markup';
import { navigation } from '@/platform/navigation';
import { saveImage } from '@/platform/saveImage';
import { toast } from '@/platform/toast';
import { h5Address, pictureAddress } from '@/session/links';
import { FollowVisitor } from '@/templates/QueryView';
import { StatePage } from '@/templates/StatePage';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { POSTER } from './posterRules';
import { CANVAS_ID, type PosterScene, PosterStore } from './PosterStore';
import styles from './PosterPage.module.scss';

interface PosterPageProps extends Pick<PageVisit, 'params' | 'scope'> {
  readonly page: RouteName;
  readonly scene: PosterScene;
  /** The page that the poster's code opens for a friend, with the invite code as its parameter. */
  readonly opens: 'couponBargainBeInvited' | 'inviteV1' | 'inviteV2';
}

/** Poster of an invitation, drawn on the device: `…/sharePoster/{inviteCode}` (product §3.15). */
export function PosterPage({ params, ...place }: PosterPageProps) {
  const inviteCode = textParam(params, 'inviteCode');
  return inviteCode === '' ? (
    <MissingState text="没有找到这张海报" action={toWelfare(place.page)} />
  ) : (
    <Asked {...place} inviteCode={inviteCode} />
  );
}

type AskedProps = Omit<PosterPageProps, 'params'> & { readonly inviteCode: string };

const Asked = observer(function Asked({ scope, page, scene, opens, inviteCode }: AskedProps) {
  const [store] = useState(
    () =>
      new PosterStore({
        ...pageDeps(scope),
        gateway,
        drawing,
        saveImage,
        loadPaint: async () => (await import('./paintPoster')).paintPoster,
        scene,
        inviteCode,
        link: h5Address(h5PathOf(opens, { inviteCode })),
        pictureAddress,
        isMini: navigation.pathForm === 'page',
      }),
  );
  const shared = ({ title, highlight, headImgUrl }: PosterInfo): SharedPage => ({
    from: page,
    route: opens,
    params: { inviteCode },
    title,
    summary: highlight,
    imageUrl: pictureAddress(headImgUrl),
  });
  usePreparedShare(store.query.value === null ? null : shared(store.query.value), scope);
  const save = async (): Promise<void> => {
    tracker.click(page, 'save');
    const kind = await store.save();
    const text = kind === null ? '' : saveText(kind);
    if (text !== '') toast.show(text);
  };
  return (
    <View className={styles['page']}>
      <drawing.Board id={CANVAS_ID} />
      <Stages store={store} onSave={save} shared={shared} />
      <FollowVisitor query={store.query} />
    </View>
  );
});

const PosterSkeleton = () => (
  <SkeletonGroup>
    <View className={styles['frame']}>
      <Skeleton className={styles['skeletons']} />
    </View>
  </SkeletonGroup>
);

interface StagesProps {
  readonly store: PosterStore;
  readonly onSave: () => Promise<void>;
  readonly shared: (info: PosterInfo) => SharedPage;
}

/** One skeleton from the request until the picture: a mini program would send it again for each step in between. */
const Stages = observer(function Stages({ store, ...ways }: StagesProps) {
  const { query, picture } = store;
  const info = query.value;
  useEffect(() => {
    if (info !== null) void store.draw(info);
  }, [store, info]);
  const isDrawing = query.phase === 'ready' && picture.kind === 'drawing';
  return (
    <StatePage
      phase={isDrawing ? 'loading' : query.phase}
      failedText={query.failureText}
      onRetry={query.refresh}
      isCompact={false}
      skeleton={<PosterSkeleton />}
    >
      {() => info !== null && <Drawn store={store} info={info} {...ways} />}
    </StatePage>
  );
});

interface DrawnProps extends StagesProps {
  readonly info: PosterInfo;
}

const Drawn = observer(function Drawn({ store, info, onSave, shared }: DrawnProps) {
  const { picture, isDenied, isSaving } = store;
  if (picture.kind === 'failed')
    return <FailedState text="海报没有画出来" onRetry={() => store.draw(info)} />;
  if (picture.kind === 'drawing') return null;
  const canSave = saveImage.isSupported();
  return (
    <>
      <View className={styles['frame']}>
        <Picture
          src={picture.src}
          alt={`海报：${info.title}，${info.highlight}`}
          ratio={POSTER.width / POSTER.height}
          isLazy={false}
          hasPressMenu
          isPlain
        />
      </View>
      <View className={styles['hint']} {...markup.access({ role: 'status' })}>
        {isDenied
          ? '未获得相册权限，请在设置中允许保存到相册'
          : canSave
            ? '保存后发给好友，扫码即可参加'
            : '长按图片保存，发给好友扫码参加'}
      </View>
      <View className={styles['actions']}>
        {canSave && (
          <Button isBlock isLoading={isSaving} onClick={onSave}>
            保存到相册
          </Button>
        )}
        {isDenied && (
          <Button kind="ghost" isBlock onClick={() => saveImage.openSettings()}>
            去设置
          </Button>
        )}
        <ShareButton
          page={shared(info)}
          kind="secondary"
          text="分享给好友"
          onPress={() => tracker.click(shared(info).from, 'share')}
        />
      </View>
    </>
  );
});
