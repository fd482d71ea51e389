import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { Scope } from '@/api/scope';
import { EmptyState } from '@/components/EmptyState';
import { Pressable } from '@/components/Pressable';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { MessageRow } from '@/domain/messages/MessageRow';
import { isCabinetCode } from '@/domain/parcel/scanRules';
import { nextAction, Progress } from '@/features/pick/OpenProgress';
import type { OpenStore } from '@/features/pick/OpenStore';
import { OPEN_TEXTS } from '@/features/pick/openTexts';
import { useOpenStore } from '@/features/pick/useOpenStore';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { Confirm } from './Confirm';
import { type OpenCabinetProps, PickTasks } from './PickTasks';
import { Scanned } from './Scanned';
import styles from './OpenCabinet.module.scss';

const PAGE = 'pickOpen';

/**
 * Opens cells of one cabinet.
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton of the confirmation |
 * | parcels waiting | which cells open and 打开柜门; no confirmation right after a scan |
 * | no parcel, no code | an explanation, and the link to the scanner or the list |
 * | failed, offline | what happened and 重试 |
 * | logged out | 登录后开柜取件 and 去登录 |
 * | until a door is asked to open | 柜机有问题？去报障 below all of these |
 * | opening, opened, failed, silent | in one live region, with the next step; opened: tasks below |
 */
export function OpenCabinet({ cabinetCode, parcelId, channelId, scene, scope }: OpenCabinetProps) {
  const store = useOpenStore(cabinetCode, parcelId, scope);
  useShownAgain(
    () => store.resume(),
    () => store.pause(),
  );
  if (!isCabinetCode(cabinetCode)) return <Nothing text={OPEN_TEXTS.noCabinet} />;
  return (
    <View className={styles['page']}>
      <FollowVisitor query={store.here} />
      <Scanned store={store} cabinetCode={cabinetCode} />
      <Stage
        store={store}
        onIssues={() => navigator.goTo('cabinetScanIssues', { cabinetCode, parcelId: parcelId || undefined })}
      />
      <View>
        <NextTime store={store} scope={scope} />
      </View>
      <PickTasks store={store} channelId={channelId} scene={scene} scope={scope} />
    </View>
  );
}

/** Shown after the pickup: offers notifications about the next parcels. */
const NextTime = observer(function NextTime({
  store,
  scope,
}: {
  readonly store: OpenStore;
  readonly scope: Scope;
}) {
  return store.phase === 'opened' ? (
    <MessageRow scene="PICK" page={PAGE} scope={scope} className={styles['messages']} />
  ) : null;
});

interface StageProps {
  readonly store: OpenStore;
  readonly onIssues: () => Promise<unknown>;
}

const Stage = observer(function Stage({ store, onIssues }: StageProps) {
  if (store.phase !== 'idle')
    return <Progress store={store} page={PAGE} help={{ text: OPEN_TEXTS.issues, onPress: onIssues }} />;
  return (
    <>
      <QueryView
        query={store.here}
        isCompact={false}
        skeleton={<ConfirmSkeleton />}
        loggedOut={{
          text: OPEN_TEXTS.loggedOut,
          action: { text: OPEN_TEXTS.logIn, onPress: () => logIn(store) },
        }}
      >
        {(parcels) =>
          parcels.length === 0 ? (
            <Nothing text={OPEN_TEXTS.nothing} />
          ) : (
            <Confirm store={store} parcels={parcels} />
          )
        }
      </QueryView>
      <Pressable role="link" className={styles['report']} onPress={() => report(onIssues)}>
        {OPEN_TEXTS.report}
      </Pressable>
    </>
  );
});

function Nothing({ text }: { readonly text: string }) {
  return <EmptyState text={text} action={nextAction(PAGE, 'rescan')} />;
}

function ConfirmSkeleton() {
  return (
    <SkeletonGroup className={styles['skeletons']}>
      <Skeleton className={styles['skeletonCard']} />
      <Skeleton className={styles['skeletonButton']} />
    </SkeletonGroup>
  );
}

async function report(onIssues: StageProps['onIssues']): Promise<void> {
  tracker.click(PAGE, 'report');
  await onIssues();
}

async function logIn(store: OpenStore): Promise<void> {
  tracker.click(PAGE, 'logIn');
  await store.here.logIn();
}
