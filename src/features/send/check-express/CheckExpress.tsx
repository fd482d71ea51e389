import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import { gateway } from '@/api/gateway';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { cx } from '@/components/cx';
import { EmptyState } from '@/components/EmptyState';
import { Pressable } from '@/components/Pressable';
import { Radio } from '@/components/Radio';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { TextField } from '@/components/TextField';
import { pageDeps } from '@/data/pageDeps';
import { sendDraft } from '@/domain/send/sendDraftInstance';
import { callCarrier } from '@/features/send/callCarrier';
import { CopyRow } from '@/features/send/CopyRow';
import { stateTitle } from '@/features/send/orderRules';
import { ORDER_TEXTS } from '@/features/send/orderTexts';
import { OrderTraces } from '@/features/send/OrderTraces';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { clipboard } from '@/platform/clipboard';
import { markup } from '@/platform/markup';
import { scan } from '@/platform/scan';
import { scroll } from '@/platform/scroll';
import { toast } from '@/platform/toast';
import { StatePage } from '@/templates/StatePage';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { EXPRESS_CODE, ExpressStore, type Parcel } from './ExpressStore';
import styles from './CheckExpress.module.scss';

const PAGE = 'checkExpress';
/** Longer than a number: the user may paste a message that contains one. */
const MAX_TYPED = 300;

const TEXTS = {
  number: '运单号',
  placeholder: '输入或粘贴运单号',
  scan: '扫一扫',
  paste: '粘贴',
  carriers: '快递公司',
  any: '自动识别',
  ask: '查询',
  records: '查询记录',
  nothingPasted: '剪贴板里没有运单号',
  cannotPaste: '无法读取剪贴板，请长按输入框粘贴',
  nothingScanned: '没有识别到运单号，请手动输入',
  scanDenied: '请在系统设置中允许使用相机，或手动输入运单号',
  scanFailed: '扫码失败，请手动输入运单号',
  notFoundHint: '请核对运单号和快递公司；刚寄出的快件可能要等几小时',
  anyCarrier: '不选快递公司再查',
  noTraces: '暂无物流信息，请稍后再查',
  alike: '寄同样的',
} as const;

/**
 * Parcel tracking: `/checkExpress?waybillNo=` (product §3.26). Public; a number in the URL is queried immediately.
 *
 * | parcel | shown |
 * |---|---|
 * | not queried yet | only the form |
 * | loading | skeleton |
 * | found | state, number with 复制, its route; 寄同样的, 联系快递公司 |
 * | unknown number, or not with this carrier | the gateway's message, possible reasons; 不选快递公司再查 |
 * | too many queries, failed, offline | the gateway's message, or ours, and 重试 |
 */
export function CheckExpress({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const waybillNo = textParam(params, 'waybillNo');
  const carrierCode = textParam(params, 'carrierCode');
  const [store] = useState(
    () =>
      new ExpressStore({
        ...pageDeps(scope),
        gateway,
        sendDraft: sendDraft(),
        waybillNo,
        carrierCode,
      }),
  );
  useEffect(() => {
    if (waybillNo !== '') void store.ask();
  }, [store, waybillNo]);
  return (
    <View className={styles['page']}>
      <Card>
        <View id={store.form.elementIdOf('waybillNo')}>
          <NumberField store={store} />
        </View>
        <View className={styles['ways']}>
          {scan.isSupported() && (
            <Pressable className={styles['way']} onPress={() => scanLabel(store)}>
              {TEXTS.scan}
            </Pressable>
          )}
          {clipboard.canRead() && (
            <Pressable className={styles['way']} onPress={() => paste(store)}>
              {TEXTS.paste}
            </Pressable>
          )}
          <Pressable className={cx(styles['way'], styles['records'])} onPress={openRecords}>
            {TEXTS.records}
          </Pressable>
        </View>
        <Carriers store={store} />
        <Ask store={store} />
      </Card>
      <Found store={store} />
    </View>
  );
}

interface StoreProps {
  readonly store: ExpressStore;
}

/** Separate component: a mini program sends an input again whenever the component around it renders. */
const NumberField = observer(function NumberField({ store }: StoreProps) {
  const { number } = store;
  return (
    <TextField
      kind="number"
      label={TEXTS.number}
      isLabelShown
      placeholder={TEXTS.placeholder}
      value={number.value}
      maxLength={MAX_TYPED}
      error={number.problem}
      onChange={store.type}
      onBlur={number.leave}
      onConfirm={() => void ask(store)}
      isClearable
    />
  );
});

/** Likely carriers first; one is always selected. */
const Carriers = observer(function Carriers({ store }: StoreProps) {
  const choices = [{ code: '' as const, name: TEXTS.any }, ...store.carriers];
  return (
    <View>
      <View className={styles['label']}>{TEXTS.carriers}</View>
      <View className={styles['carriers']} {...markup.access({ role: 'radiogroup', label: TEXTS.carriers })}>
        {choices.map(({ code, name }) => (
          <Radio
            key={code}
            label={name}
            isChecked={store.carrier === code}
            onSelect={() => {
              tracker.click(PAGE, 'carrier');
              store.chooseCarrier(code);
            }}
            className={cx(styles['carrier'], store.carrier === code && styles['chosen'])}
          >
            {name}
          </Radio>
        ))}
      </View>
    </View>
  );
});

const Ask = observer(function Ask({ store }: StoreProps) {
  return (
    <Button isBlock isLoading={store.trace.phase === 'loading'} onClick={() => ask(store)}>
      {TEXTS.ask}
    </Button>
  );
});

/** The result in a stable wrapper: inserting it sends nothing else (`setData`). */
const Found = observer(function Found({ store }: StoreProps) {
  const { trace } = store;
  if (trace.phase === 'idle') return <View />;
  return (
    <View className={styles['found']}>
      {store.isNotFound ? (
        <EmptyState
          isCompact
          text={trace.failureText}
          hint={TEXTS.notFoundHint}
          action={
            trace.failureCode === EXPRESS_CODE.otherCarrier
              ? { text: TEXTS.anyCarrier, onPress: store.askAnyCarrier }
              : undefined
          }
        />
      ) : (
        <StatePage
          phase={trace.phase}
          skeleton={
            <SkeletonGroup>
              <Skeleton className={styles['boneHead']} />
              <Skeleton className={styles['boneTraces']} />
            </SkeletonGroup>
          }
          failedText={trace.failureText}
          onRetry={trace.load}
          isCompact
        >
          {() => trace.value !== null && <Result store={store} parcel={trace.value} />}
        </StatePage>
      )}
    </View>
  );
});

function Result({ store, parcel }: StoreProps & { readonly parcel: Parcel }) {
  const { carrierName, waybillNo, state, estimatedAt, traces, phone } = parcel;
  return (
    <>
      <Card>
        <View className={styles['state']} {...markup.access({ role: 'status' })}>
          {stateTitle(state)}
        </View>
        <View className={styles['hint']}>
          {estimatedAt === '' ? '' : `预计 ${estimatedAt.slice(5)} 前送达`}
        </View>
        <CopyRow page={PAGE} label={`${carrierName} ${TEXTS.number}`.trim()} value={waybillNo} />
      </Card>
      {traces.length === 0 ? (
        <Card>
          <EmptyState isCompact text={TEXTS.noTraces} action={{ text: '刷新', onPress: store.trace.load }} />
        </Card>
      ) : (
        <OrderTraces traces={traces} />
      )}
      <View className={styles['actions']}>
        <Button isBlock onClick={() => sendAlike(store, parcel)}>
          {TEXTS.alike}
        </Button>
        {phone !== undefined && (
          <Button isBlock kind="secondary" onClick={() => callCarrier(PAGE, phone)}>
            {ORDER_TEXTS.call}
          </Button>
        )}
      </View>
    </>
  );
}

async function ask(store: ExpressStore): Promise<void> {
  tracker.click(PAGE, 'ask');
  const outcome = await store.ask();
  if (outcome.kind === 'invalid') scroll.focusIn(store.form.elementIdOf('waybillNo'));
}

async function paste(store: ExpressStore): Promise<void> {
  tracker.click(PAGE, 'paste');
  const outcome = await clipboard.read();
  if (outcome.kind !== 'text') return toast.show(TEXTS.cannotPaste);
  if (!store.take(outcome.text)) toast.show(TEXTS.nothingPasted);
}

async function scanLabel(store: ExpressStore): Promise<void> {
  tracker.click(PAGE, 'scan');
  const outcome = await scan.scan('label');
  switch (outcome.kind) {
    case 'scanned':
      return store.take(outcome.text) ? ask(store) : toast.show(TEXTS.nothingScanned);
    case 'cancelled':
      return undefined;
    case 'denied':
      return toast.show(TEXTS.scanDenied);
    case 'failed':
    case 'unsupported':
      return toast.show(TEXTS.scanFailed);
  }
}

async function openRecords(): Promise<void> {
  tracker.click(PAGE, 'records');
  await navigator.goTo('expressRecord');
}

async function sendAlike(store: ExpressStore, parcel: Parcel): Promise<void> {
  tracker.click(PAGE, 'sendAlike');
  store.sendAlike(parcel);
  await navigator.goTo('send');
}
