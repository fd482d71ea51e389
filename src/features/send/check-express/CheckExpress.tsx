import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import { gateway } from '@/api/gateway';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { TextField } from '@/components/TextField';
import { pageDeps } from '@/data/pageDeps';
import { sendDraft } from '@/domain/send/sendDraftInstance';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { clipboard } from '@/platform/clipboard';
import { scan } from '@/platform/scan';
import { scroll } from '@/platform/scroll';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { CHECK_TEXTS } from './checkExpressTexts';
import { CarrierChoice } from './components/CarrierChoice';
import { FoundParcel } from './components/FoundParcel';
import { ExpressStore } from './ExpressStore';
import styles from './CheckExpress.module.scss';

const PAGE = 'checkExpress';

/** Longer than a number: the user may paste a message that contains one. */
const MAX_TYPED = 300;

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
              {CHECK_TEXTS.scan}
            </Pressable>
          )}
          {clipboard.canRead() && (
            <Pressable className={styles['way']} onPress={() => paste(store)}>
              {CHECK_TEXTS.paste}
            </Pressable>
          )}
          <Pressable className={cx(styles['way'], styles['records'])} onPress={openRecords}>
            {CHECK_TEXTS.records}
          </Pressable>
        </View>
        <CarrierChoice store={store} />
        <Ask store={store} />
      </Card>
      <FoundParcel store={store} />
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
      label={CHECK_TEXTS.number}
      isLabelShown
      placeholder={CHECK_TEXTS.placeholder}
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

const Ask = observer(function Ask({ store }: StoreProps) {
  return (
    <Button isBlock isLoading={store.trace.phase === 'loading'} onClick={() => ask(store)}>
      {CHECK_TEXTS.ask}
    </Button>
  );
});

async function ask(store: ExpressStore): Promise<void> {
  tracker.click(PAGE, 'ask');
  const outcome = await store.ask();
  if (outcome.kind === 'invalid') scroll.focusIn(store.form.elementIdOf('waybillNo'));
}

async function paste(store: ExpressStore): Promise<void> {
  tracker.click(PAGE, 'paste');
  const outcome = await clipboard.read();
  if (outcome.kind !== 'text') return toast.show(CHECK_TEXTS.cannotPaste);
  if (!store.take(outcome.text)) toast.show(CHECK_TEXTS.nothingPasted);
}

async function scanLabel(store: ExpressStore): Promise<void> {
  tracker.click(PAGE, 'scan');
  const outcome = await scan.scan('label');
  switch (outcome.kind) {
    case 'scanned':
      return store.take(outcome.text) ? ask(store) : toast.show(CHECK_TEXTS.nothingScanned);
    case 'cancelled':
      return undefined;
    case 'denied':
      return toast.show(CHECK_TEXTS.scanDenied);
    case 'failed':
    case 'unsupported':
      return toast.show(CHECK_TEXTS.scanFailed);
  }
}

async function openRecords(): Promise<void> {
  tracker.click(PAGE, 'records');
  await navigator.goTo('expressRecord');
}
