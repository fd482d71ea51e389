import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { Dialog } from '@/components/Dialog';
import { Pressable } from '@/components/Pressable';
import { pageDeps } from '@/data/pageDeps';
import { stateTitle } from '@/features/send/orderRules';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { ListPage } from '@/templates/ListPage';
import { tracker } from '@/tracking';
import { RECORD_TEXTS, type RecordRow, ExpressRecordStore } from './ExpressRecordStore';
import styles from './ExpressRecord.module.scss';

const PAGE = 'expressRecord';

/**
 * Waybill numbers queried by the user, newest first: `/expressRecord` (product §3.26). Tapping a row queries it again;
 * deleting one and clearing all require a confirmation.
 */
export function ExpressRecord({ scope }: Pick<PageVisit, 'scope'>) {
  const [{ store, renderRow }] = useState(() => {
    const made = new ExpressRecordStore({ ...pageDeps(scope), gateway });
    return { store: made, renderRow: rowOf(made) };
  });
  return (
    <>
      <ListPage
        list={store.list}
        label="查询记录"
        renderRow={renderRow}
        rowShape={styles['shape']}
        rowsPerScreen={7}
        top={<Top store={store} />}
        empty={() => ({ text: '还没有查询记录', action: { text: '去查快递', onPress: check } })}
        loggedOutText="登录后查看查询记录"
      />
      <Question store={store} />
    </>
  );
}

async function check(): Promise<void> {
  tracker.click(PAGE, 'check');
  await navigator.goTo('checkExpress');
}

interface StoreProps {
  readonly store: ExpressRecordStore;
}

/** The number of entries, and the button that clears them. */
const Top = observer(function Top({ store }: StoreProps) {
  const { phase, total } = store.list;
  return (
    <View>
      {phase === 'ready' && (
        <View className={styles['top']}>
          <View className={styles['count']}>{total === null ? '' : `共 ${total} 条`}</View>
          <Pressable className={styles['clear']} label="清空查询记录" onPress={() => askAll(store)}>
            清空
          </Pressable>
        </View>
      )}
    </View>
  );
});

function askAll(store: ExpressRecordStore): void {
  tracker.click(PAGE, 'clear');
  store.ask('all');
}

/** One query; created once, so that existing rows do not re-render. */
const rowOf = (store: ExpressRecordStore) =>
  function renderRow(row: RecordRow, place: number) {
    const { id, carrierName, waybillNo, state, about } = row;
    return (
      <View key={id} className={styles['row']} {...markup.access({ role: 'listitem', place })}>
        <Pressable className={styles['main']} onPress={() => open(row)}>
          <View className={styles['head']}>
            <View className={styles['number']}>{`${carrierName} ${waybillNo}`.trim()}</View>
            <View className={styles['state']}>{stateTitle(state)}</View>
          </View>
          <View className={styles['about']}>{about}</View>
        </Pressable>
        <Pressable
          className={styles['delete']}
          label={`删除 ${waybillNo}`}
          onPress={() => {
            tracker.click(PAGE, 'delete');
            store.ask(row);
          }}
        >
          删除
        </Pressable>
      </View>
    );
  };

async function open({ waybillNo, carrierCode }: RecordRow): Promise<void> {
  tracker.click(PAGE, 'open');
  await navigator.goTo('checkExpress', { waybillNo, ...(carrierCode === '' ? {} : { carrierCode }) });
}

const Question = observer(function Question({ store }: StoreProps) {
  const { asking } = store;
  const isAll = asking === 'all';
  const remove = async (): Promise<void> => {
    tracker.click(PAGE, isAll ? 'clearYes' : 'deleteYes');
    const outcome = await store.remove();
    if (outcome.kind === 'message') toast.show(outcome.text);
    if (outcome.kind === 'done') toast.show(isAll ? RECORD_TEXTS.cleared : RECORD_TEXTS.deleted);
  };
  return (
    <Dialog
      isOpen={asking !== null}
      onClose={store.stopAsking}
      title={isAll ? '清空查询记录' : '删除这条记录'}
      confirm={{ text: isAll ? '清空' : '删除', onPress: remove }}
      cancel={{ text: '取消', onPress: store.stopAsking }}
    >
      <View className={styles['question']}>
        {isAll
          ? '确定清空全部查询记录吗？清空后不可恢复，快件不受影响。'
          : `确定删除 ${asking?.waybillNo ?? ''} 的查询记录吗？快件不受影响。`}
      </View>
    </Dialog>
  );
});
