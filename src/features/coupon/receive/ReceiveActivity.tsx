import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useRef } from 'react';
import type { Scope } from '@/api';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { loadRulesDialog, RulesButton } from '@/domain/activity/parts/RulesButton';
import { prepareShare } from '@/domain/activity/parts/prepareShare';
import { toWelfare } from '@/domain/elsewhere';
import { copyText } from '@/domain/openApp/copyText';
import { h5PathOf } from '@/navigation';
import { followSend } from '@/navigation/followLink';
import { useLoaded } from '@/hooks/useLoaded';
import { useShownAgain } from '@/hooks/useShownAgain';
import { host } from '@/platform/host';
import { toast } from '@/platform/toast';
import { StatePage } from '@/templates/StatePage';
import { session } from '@/session';
import { h5Address } from '@/session/links';
import { tracker } from '@/tracking';
import type { ReceiveStore, TakePartOutcome } from './ReceiveStore';
import { readsCodeByPress, RECEIVE_TEXTS } from '@/domain/receive/receiveRules';
import { useReceiveStore } from './useReceiveStore';
import styles from './ReceiveActivity.module.scss';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { Button } from '@/components/Button';
import { Popup } from '@/components/ModalLayer';
import { markup } from '@/platform/markup';

const PAGE = 'receiveCoupon';

interface ReceiveActivityProps {
  readonly activityCode: string;
  readonly scope: Scope;
  /** Of the page; the activity brings its own title. */
  readonly setTitle: (title: string) => void;
}

/**
 * The receive-coupon page (product §1.2.1).
 *
 * | state | seen |
 * |---|---|
 * | loading | skeleton of a poster |
 * | failed, offline | sentence and 重试 |
 * | wrong platform | poster under an overlay with the open ways, 复制活动链接 and 看看其他福利 |
 * | not started, paused, finished, off shelf, gone, a status of tomorrow | poster, status popup with QR code and send button |
 * | not started or paused, seen again or tapped | the same; as entered anew when it has opened meanwhile |
 * | open, logged out | poster, login |
 * | open, logged in | poster, then the result dialog or the gateway's sentence |
 */
export const ReceiveActivity = observer(function ReceiveActivity({
  activityCode,
  scope,
  setTitle,
}: ReceiveActivityProps) {
  const store = useReceiveStore(activityCode, scope);
  useEffect(() => {
    void enter(store, scope, setTitle);
  }, [store, scope, setTitle]);
  const lookAgain = (): void => void enterIfOpened(store, scope, setTitle);
  useShownAgain(() => {
    store.forgetLoggedOut();
    lookAgain();
  });

  return (
    <StatePage
      phase={store.phase}
      skeleton={<PosterSkeleton />}
      failedText={store.failureText}
      onRetry={() => enter(store, scope, setTitle)}
    >
      {() => <Activity store={store} lookAgain={lookAgain} />}
    </StatePage>
  );
});

interface ActivityProps {
  readonly store: ReceiveStore;
  readonly lookAgain: () => void;
}

const Activity = observer(function Activity({ store, lookAgain }: ActivityProps) {
  const { activity, statusText } = store;
  return (
    <View className={styles['page']}>
      <Poster
        imageUrl={activity?.page.posterUrl ?? ''}
        title={activity?.title || RECEIVE_TEXTS.ownTitle}
        statusText={statusText}
        onPress={() => handlePoster(store, lookAgain)}
      />
      {activity !== null && activity.descriptionHtml.trim() !== '' && (
        <RulesButton onPress={store.openRules} />
      )}
      {store.isWrongPlatform && activity !== null && (
        <WrongPlatform
          ways={Object.values(activity.clientMap)}
          onCopy={() => copyLink(activity.code)}
          elsewhere={toWelfare(PAGE)}
        />
      )}
      <ReceiveDialogs store={store} />
    </View>
  );
});

const loadResult = () => import('@/domain/receive/ResultDialog');

/** Apart from the poster, so that opening one does not render the page again; loaded when first needed. */
const ReceiveDialogs = observer(function ReceiveDialogs({ store }: { readonly store: ReceiveStore }) {
  const { activity, dialog, coupons, closeDialog } = store;
  const rules = useLoaded(loadRulesDialog, dialog === 'rules', closeDialog);
  // The result's code comes while the gateway is being asked, so that it does not wait for it; not behind a login.
  const result = useLoaded(loadResult, (store.isTakingPart && session.isLoggedIn) || dialog === 'result');
  const page = activity?.page;
  return (
    <View>
      {rules !== null && (
        <rules.RulesDialog
          isOpen={dialog === 'rules'}
          html={activity?.descriptionHtml ?? ''}
          onClose={closeDialog}
        />
      )}
      <StatusPopup
        isOpen={dialog === 'status'}
        text={store.statusText ?? ''}
        qrCodeUrl={page?.qrCodeUrl ?? ''}
        buttonText={page?.qrButtonText || RECEIVE_TEXTS.gone}
        onButton={() => follow(page?.qrButtonJumpUrl, 'statusButton')}
        onClose={closeDialog}
      />
      {result !== null && (
        <result.ResultDialog
          isOpen={dialog === 'result'}
          isNew={store.isNewlyWon}
          coupons={coupons}
          maskedPhone={store.maskedPhone}
          backgroundUrl={(coupons.length > 1 ? page?.multipleBackgroundUrl : page?.singleBackgroundUrl) ?? ''}
          onUse={() => follow(page?.couponJumpUrl, 'coupon', coupons)}
          onClose={closeDialog}
        />
      )}
    </View>
  );
});

function PosterSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className={styles['skeleton']} />
    </SkeletonGroup>
  );
}

/** Load, then take part as far as the visitor may (product §1.4 "Receive flow"). */
async function enter(
  store: ReceiveStore,
  scope: Scope,
  setTitle: ReceiveActivityProps['setTitle'],
): Promise<void> {
  const canTakePart = await store.load();
  await goOn(canTakePart, store, scope, setTitle);
}

/** Whoever comes back to an activity that was not open must not be told so after its start. */
async function enterIfOpened(
  store: ReceiveStore,
  scope: Scope,
  setTitle: ReceiveActivityProps['setTitle'],
): Promise<void> {
  if (await store.reload()) await goOn(true, store, scope, setTitle);
}

async function goOn(
  canTakePart: boolean,
  store: ReceiveStore,
  scope: Scope,
  setTitle: ReceiveActivityProps['setTitle'],
): Promise<void> {
  if (scope.isCancelled) return;
  if (store.activity !== null) {
    setTitle(store.activity.title);
    const { code, title, page } = store.activity;
    prepareShare(
      {
        from: PAGE,
        route: PAGE,
        params: { activityCode: code },
        title: page.shareTitle || title,
        summary: page.shareSummary,
        imageUrl: page.shareImageUrl,
      },
      scope,
    );
  }
  if (canTakePart) await takePart(store, false);
}

/** @param lookAgain what the popup says may be over: asked about while it is read */
async function handlePoster(store: ReceiveStore, lookAgain: () => void): Promise<void> {
  tracker.click(PAGE, 'poster');
  const tap = store.tapPoster();
  if (tap.kind === 'take-part') await takePart(store, tap.mustLogIn);
  else lookAgain();
}

async function takePart(store: ReceiveStore, mustLogIn: boolean): Promise<void> {
  const outcome = await store.takePart({ mustLogIn });
  report(outcome);
  if (outcome.kind === 'message') toast.show(outcome.text);
}

function report(outcome: TakePartOutcome): void {
  if (outcome.kind !== 'nothing')
    tracker.track({ page: PAGE, type: 'result', component: 'claim', context: { kind: outcome.kind } });
}

/** For one of the ways that are open. */
async function copyLink(activityCode: string): Promise<void> {
  tracker.click(PAGE, 'copyLink');
  await copyText(h5Address(h5PathOf(PAGE, { activityCode })), RECEIVE_TEXTS.linkCopied);
}

const follow = (
  url: string | undefined,
  component: string,
  coupons: readonly { readonly id: string }[] = [],
): Promise<boolean> =>
  followSend(
    url ?? '',
    { page: PAGE, component },
    coupons.map(({ id }) => id),
  );

/** Poster drawn by CSS for an activity that is gone (100901004) or whose picture does not load. */
export function OwnPoster({
  title,
  statusText,
}: {
  readonly title: string;
  readonly statusText: string | null;
}) {
  return (
    <View className={styles['poster']}>
      <View className={styles['ticket']}>
        <View className={styles['title']}>{title}</View>
        <View className={styles['line']} />
        <View className={styles['status']}>{statusText}</View>
      </View>
    </View>
  );
}

interface PosterProps {
  /** '': the app's own poster. */
  readonly imageUrl: string;
  readonly title: string;
  /** Why the visitor cannot take part; null while he can. */
  readonly statusText: string | null;
  readonly onPress: () => void | Promise<unknown>;
}

/** Shape that posters are drawn for; reserves the room before the picture comes. */
const POSTER_RATIO = 750 / 1334;

/** Full-width poster; the whole of it is the button (product §1.2.1). */
export function Poster({ imageUrl, title, statusText, onPress }: PosterProps) {
  const own = <OwnPoster title={title} statusText={statusText} />;
  return (
    <Pressable
      className={styles['posterPoster']}
      // The app's own poster has words, a picture has none.
      label={
        imageUrl === '' && statusText !== null
          ? `${title}，${statusText}`
          : (statusText ?? RECEIVE_TEXTS.posterAction)
      }
      onPress={onPress}
    >
      {imageUrl === '' ? (
        own
      ) : (
        <Picture src={imageUrl} alt="" ratio={POSTER_RATIO} isLazy={false} fallback={own} />
      )}
    </Pressable>
  );
}

async function save(address: string): Promise<void> {
  tracker.click(PAGE, 'saveQrCode');
  await (await import('@/domain/activity/savePicture')).savePicture(address);
}

interface StatusPopupProps {
  readonly isOpen: boolean;
  readonly text: string;
  /** '' where the campaign has none. */
  readonly qrCodeUrl: string;
  readonly buttonText: string;
  readonly onButton: () => void | Promise<unknown>;
  readonly onClose: () => void;
}

/** From the bottom: why the visitor cannot take part, a QR code, and the way to the send page (product §1.2.1). */
export function StatusPopup({ isOpen, text, qrCodeUrl, buttonText, onButton, onClose }: StatusPopupProps) {
  // The reason is gone as soon as it is closed; while it leaves it says what it said.
  const said = useRef(text);
  if (isOpen) said.current = text;
  const readsByPress = readsCodeByPress(host.current().kind);
  return (
    <Popup isOpen={isOpen} title={said.current} onClose={onClose}>
      {qrCodeUrl !== '' && (
        <View className={styles['code']}>
          <View className={styles['frame']}>
            <Picture
              src={qrCodeUrl}
              alt={readsByPress ? RECEIVE_TEXTS.qrCodeHint : RECEIVE_TEXTS.qrCode}
              ratio={1}
              fit="contain"
              isLazy={false}
              isPlain
              hasPressMenu={readsByPress}
            />
          </View>
          <View className={styles['hint']}>
            {readsByPress ? (
              RECEIVE_TEXTS.qrCodeHint
            ) : (
              <Button kind="secondary" size="small" onClick={() => save(qrCodeUrl)}>
                {RECEIVE_TEXTS.saveQrCode}
              </Button>
            )}
          </View>
        </View>
      )}
      {buttonText !== '' && (
        <Button isBlock onClick={onButton}>
          {buttonText}
        </Button>
      )}
    </Popup>
  );
}

interface WrongPlatformProps {
  /** Names of the hosts that may take part. */
  readonly ways: readonly string[];
  readonly onCopy: () => Promise<unknown>;
  readonly elsewhere: ReturnType<typeof toWelfare>;
}

/** Over everything: this host may not take part, which ways are open, and what to do now (product §1.2.1). */
export function WrongPlatform({ ways, onCopy, elsewhere }: WrongPlatformProps) {
  return (
    <View className={styles['overlay']} {...markup.access({ role: 'alert' })}>
      <View className={styles['card']}>
        <View className={styles['icon']} />
        <View className={styles['text']}>{RECEIVE_TEXTS.wrongPlatform}</View>
        {ways.length > 0 && (
          <View className={styles['ways']}>{`${RECEIVE_TEXTS.wrongPlatformWays}：${ways.join('、')}`}</View>
        )}
        <Button isBlock className={styles['copy']} onClick={onCopy}>
          {RECEIVE_TEXTS.copyLink}
        </Button>
        <Button kind="link" onClick={elsewhere.onPress}>
          {elsewhere.text}
        </Button>
      </View>
    </View>
  );
}
