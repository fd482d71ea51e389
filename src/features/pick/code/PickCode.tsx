import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { nullable, object } from '@/api/decode';
import { serverClock } from '@/api/gateway';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { MissingState } from '@/components/MissingState';
import { Pressable } from '@/components/Pressable';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import type { KeptForm } from '@/data/LastAnswer';
import { openLastAnswer } from '@/data/openLastAnswer';
import type { Query } from '@/data/Query';
import { NEAREST_PARCEL, type NearestParcel } from '@/domain/parcel/nearestParcel';
import type { WaitingParcel } from '@/domain/parcel/pickRules';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import { makeParcels } from '@/features/pick/makeParcels';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import type { BrightnessOutcome } from '@/platform/brightness/types';
import { markup } from '@/platform/markup';
import { overlay } from '@/platform/overlay';
import { pageVisibility } from '@/platform/pageVisibility';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { StaleLine } from '@/templates/StaleLine';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { boardOf, boardOfNearest, type CodeBoard } from './codeRules';
import { CODE_TEXTS } from './codeTexts';
import { useBrightScreen } from './useBrightScreen';
import styles from './PickCode.module.scss';

const PAGE = 'pickCode';

/** Of home's last answer only the parcel; never written from here. */
const KEPT_NEAREST: KeptForm<{ readonly parcel: NearestParcel | null }> = {
  decode: object({ parcel: nullable(NEAREST_PARCEL) }),
  part: () => null,
};

interface BoardProps {
  readonly query: Query<readonly WaitingParcel[]>;
  /** '' for the first cabinet. */
  readonly parcelId: string;
  /** The page is on the screen. */
  readonly isVisible: boolean;
}

/**
 * The pickup code in full screen, with the other parcels of its cabinet, on a screen that is as bright as the host
 * allows (product §3.3).
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton of a code |
 * | content | cabinet, codes, how to use them, 关闭 |
 * | no network | the same of the last answer: of the list, or else of home |
 * | no network, and no answer has the parcel | 没有网络，暂时查不到这件包裹 and 刷新 |
 * | picked up meanwhile | 这件包裹已取出 and 查看待取包裹 |
 * | failed, offline without a last answer | what happened and 重试 |
 * | logged out | 登录后查看取件码 and 去登录 |
 */
export function PickCode({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const [query] = useState(() => makeParcels(scope));
  const [isVisible, setVisible] = useState(() => pageVisibility.isVisible());
  useShownAgain(
    () => {
      setVisible(true);
      void query.refresh();
    },
    () => setVisible(false),
  );
  // Pages that cover this one stay open at Escape.
  useEffect(() => (isVisible ? overlay.onEscape(() => void navigator.goBack()) : undefined), [isVisible]);
  return (
    <View className={styles['page']}>
      <FollowVisitor query={query} />
      <View className={styles['board']}>
        <Shown query={query} parcelId={textParam(params, 'parcelId')} isVisible={isVisible} />
      </View>
      <Button isBlock kind="secondary" onClick={close}>
        {CODE_TEXTS.close}
      </Button>
    </View>
  );
}

function screenHint(screen: BrightnessOutcome | null): string {
  if (screen === null) return '';
  if (screen.kind !== 'held') return CODE_TEXTS.asItIs;
  return screen.isBright ? CODE_TEXTS.bright : CODE_TEXTS.keptOn;
}

const Shown = observer(function Shown({ query, parcelId, isVisible }: BoardProps) {
  const [nearest] = useState(() => {
    const atHome = openLastAnswer('home', KEPT_NEAREST);
    return { parcel: atHome.read()?.parcel ?? null, atMs: atHome.atMs };
  });
  // The stale line says when it has failed; without a list the query has no word for that.
  const [refresh] = useState(() => async () => {
    const outcome = await query.refresh();
    return outcome === 'nothing' ? ('failed' as const) : outcome;
  });
  const nowMs = serverClock.nowMs();
  const isOld = query.staleSince !== null;
  const own = query.value === null ? null : boardOf(query.value, parcelId, nowMs, isOld);
  // A list from before the network was lost may be older than the parcel that home has shown.
  const isHomeNewer = query.value === null ? query.phase !== 'logged-out' : isOld;
  const board = own ?? (isHomeNewer ? boardOfNearest(nearest.parcel, parcelId, nowMs) : null);
  if (board !== null) {
    const isUnanswered = query.phase === 'offline' || query.phase === 'failed';
    const since = own === null && query.value === null && isUnanswered ? nearest.atMs : query.staleSince;
    return (
      <>
        <StaleLine query={{ staleSince: since, refresh }} />
        <Board board={board} isVisible={isVisible} />
      </>
    );
  }
  return (
    <>
      <StaleLine query={query} />
      <QueryView
        query={query}
        isCompact={false}
        skeleton={<CodeSkeleton />}
        loggedOut={{
          text: CODE_TEXTS.loggedOut,
          action: { text: CODE_TEXTS.logIn, onPress: () => query.logIn() },
        }}
      >
        {(parcels) =>
          isOld ? (
            <MissingState
              text={CODE_TEXTS.unknown}
              action={{ text: CODE_TEXTS.refresh, onPress: query.refresh }}
            />
          ) : (
            <MissingState
              text={parcels.length === 0 ? CODE_TEXTS.empty : CODE_TEXTS.gone}
              action={{ text: CODE_TEXTS.toList, onPress: () => navigator.goTo('pickUp') }}
            />
          )
        }
      </QueryView>
    </>
  );
});

interface ShownBoardProps extends Pick<BoardProps, 'isVisible'> {
  readonly board: CodeBoard;
}

function Board({ board, isVisible }: ShownBoardProps) {
  const { cabinetCode, name, address, isOffline, codes } = board;
  return (
    <>
      <View className={styles['name']} {...markup.access({ role: 'heading' })}>
        {name}
      </View>
      {address !== '' && <View className={styles['address']}>{address}</View>}
      {isOffline && <View className={styles['offline']}>{PICK_TEXTS.offlineHint}</View>}
      <View
        className={cx(styles['codes'], codes.length === 1 && styles['alone'])}
        {...markup.access({ role: 'list', label: PICK_TEXTS.codeLabel })}
      >
        {codes.map(({ parcelId, from, groups, facts, fee }) => (
          <View key={parcelId} className={styles['code']} {...markup.access({ role: 'listitem' })}>
            <View className={styles['from']}>{from}</View>
            <View className={styles['digits']}>
              {groups.map((group, place) => (
                <View key={place} className={styles['group']}>
                  {group}
                </View>
              ))}
            </View>
            <View className={styles['facts']}>
              {facts.map((fact) => (
                <View key={fact}>{fact}</View>
              ))}
            </View>
            {fee !== 'none' && (
              <View className={styles['due']}>
                <View className={styles['dueWords']}>{CODE_TEXTS[fee]}</View>
                <Pressable role="link" className={styles['link']} onPress={() => openFee(parcelId)}>
                  {CODE_TEXTS.toFee}
                </Pressable>
              </View>
            )}
          </View>
        ))}
      </View>
      {!isOffline && <View className={styles['how']}>{CODE_TEXTS.how}</View>}
      <Pressable role="link" className={styles['link']} onPress={() => openIssues(cabinetCode)}>
        {CODE_TEXTS.issues}
      </Pressable>
      <Bright isVisible={isVisible} />
    </>
  );
}

/** With the codes, not before: a page that shows none leaves the screen as it is. */
function Bright({ isVisible }: Pick<BoardProps, 'isVisible'>) {
  const screen = useBrightScreen(isVisible);
  return (
    <View className={styles['hint']} {...markup.access({ role: 'status' })}>
      {screenHint(screen)}
    </View>
  );
}

function CodeSkeleton() {
  return (
    <SkeletonGroup className={styles['skeleton']}>
      <Skeleton className={styles['skeletonName']} />
      <Skeleton className={styles['skeletonCode']} />
    </SkeletonGroup>
  );
}

async function close(): Promise<void> {
  tracker.click(PAGE, 'close');
  await navigator.goBack();
}

async function openFee(parcelId: string): Promise<void> {
  tracker.click(PAGE, 'fee');
  await navigator.goTo('pickFee', { parcelId });
}

async function openIssues(cabinetCode: string): Promise<void> {
  tracker.click(PAGE, 'issues');
  await navigator.goTo('cabinetScanIssues', { cabinetCode: cabinetCode || undefined });
}
