import { View } from '@tarojs/components';
import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { type PickRecord, queryRecently } from '@/api/generated/operations/pickHistory';
import { Card } from '@/components/Card';
import { MissingState } from '@/components/MissingState';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import { AppGives } from '@/features/app/AppGives';
import { AppPage } from '@/features/app/AppPage';
import { OpenPanel } from '@/features/app/OpenPanel';
import { useLoaded } from '@/hooks/useLoaded';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { toMinute } from '@/utils/beijingTime';
import { formatFen } from '@/utils/money';
import styles from '@/features/app/AppPage.module.scss';

const PAGE = 'pickLoadApp';
/** A pickup that has just finished is among the newest. */
const NEWEST = 20;

const loadTasks = () => import('@/domain/task/TaskWidget');

/**
 * After a pickup: its result, the app, tasks: `/pickLoadApp?parcelId=`; without an id, the last pickup (product §3.25).
 * The result requires its user's login, the rest is public.
 */
export function PickLoadApp({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const parcelId = textParam(params, 'parcelId');
  const [query] = useState(
    () =>
      new Query({
        ...pageDeps(scope),
        fetch: async (life) => ({ record: await read(parcelId, life) }),
        isForAll: false,
        failedText: '取件结果加载失败，请重试',
      }),
  );
  const tasks = useLoaded(loadTasks, true);
  return (
    <AppPage>
      <QueryView
        query={query}
        skeleton={<PickLoadAppSkeleton />}
        loggedOut={{
          text: '登录后查看取件结果',
          action: { text: '去登录', onPress: query.logIn },
          isCompact: true,
        }}
      >
        {({ record }) => <Result record={record} />}
      </QueryView>
      <OpenPanel page={PAGE} target="pick" />
      <AppGives />
      {tasks !== null && <tasks.TaskWidget scene="pick" channelId="" scope={scope} isExtra />}
      <FollowVisitor query={query} />
    </AppPage>
  );
}

/** Null: there is none, or none with this id. */
async function read(parcelId: string, scope: Scope): Promise<PickRecord | null> {
  const { content } = (await gateway.call(queryRecently, { pageNo: 1, pageSize: NEWEST }, scope)).data;
  return (parcelId === '' ? content[0] : content.find((each) => each.parcelId === parcelId)) ?? null;
}

function Result({ record }: { readonly record: PickRecord | null }) {
  if (record === null)
    return (
      <MissingState
        text="没有找到取件记录"
        isCompact
        action={{
          text: '去取件',
          onPress: () => {
            tracker.click(PAGE, 'pickUp');
            return navigator.goTo('pickUp');
          },
        }}
      />
    );
  const { carrierName, waybillTail, cabinetName, endTm, stateCode, paidFen } = record;
  const facts = [
    `${carrierName} ${PICK_TEXTS.tail} ${waybillTail}`,
    [cabinetName, toMinute(endTm)].filter((text) => text !== '').join(' · '),
    paidFen === 0 ? '' : `超时取件费 ￥${formatFen(paidFen, { decimals: 2 })}`,
  ].filter((text) => text !== '');
  return (
    <Card>
      <View className={styles['title']} {...markup.access({ role: 'heading' })}>
        {RESULT[stateCode]}
      </View>
      {facts.map((fact) => (
        <View key={fact} className={styles['about']}>
          {fact}
        </View>
      ))}
    </Card>
  );
}

const RESULT = { PICKED: '取件成功', RETURNED: '包裹已退回快递员', unknown: '取件结果' } as const;

const PickLoadAppSkeleton = () => (
  <SkeletonGroup>
    <Card>
      <Skeleton className={styles['lineSkeleton']} />
      <Skeleton className={styles['lineSkeleton']} />
      <Skeleton className={styles['lineSkeleton']} />
    </Card>
  </SkeletonGroup>
);
