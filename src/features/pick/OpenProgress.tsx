import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { ResultMark, type ResultMarkProps } from '@/components/ResultMark';
import { ServiceEntry } from '@/domain/customerService/ServiceEntry';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { scan } from '@/platform/scan';
import { tracker } from '@/tracking';
import type { OpenStore } from './OpenStore';
import { cellNames, OPEN_TEXTS } from './openTexts';
import type { NextStep } from './openTypes';
import { scanCabinet } from './scanCabinet';
import styles from './OpenProgress.module.scss';

/** Pages that open cells. */
type OpeningPage = 'pickOpen' | 'cabinetScanIssues';

interface NextAction {
  readonly text: string;
  readonly onPress: () => Promise<unknown>;
}

const toList: NextAction = { text: OPEN_TEXTS.toList, onPress: () => navigator.goTo('pickUp') };

/** The button that continues after an opening; where scanning is not supported, 'rescan' leads to the list instead. */
export function nextAction(page: OpeningPage, way: Exclude<NextStep, 'retry'>, feeParcelId = ''): NextAction {
  switch (way) {
    case 'rescan':
      return scan.isSupported() ? { text: OPEN_TEXTS.rescan, onPress: () => scanCabinet(page) } : toList;
    case 'fee':
      return {
        text: OPEN_TEXTS.toFee,
        onPress: () => navigator.replaceWith('pickFee', { parcelId: feeParcelId }),
      };
    case 'list':
      return toList;
  }
}

interface Said {
  readonly mark: ResultMarkProps['mark'];
  readonly title: string;
  readonly hint: string;
}

interface ProgressProps {
  readonly store: OpenStore;
  readonly page: OpeningPage;
  /** Last action if the door stays shut, after those of the opening. */
  readonly help?: NextAction;
}

/** From the tap to the open door, or the available actions if it stays shut. */
export const Progress = observer(function Progress({ store, page, help }: ProgressProps) {
  const { mark, title, hint } = saidOf(store);
  return (
    <View className={styles['progress']}>
      <ResultMark mark={mark} />
      <View {...markup.access({ role: 'status', live: 'assertive' })}>
        <View className={styles['title']}>{title}</View>
        <View className={styles['hint']}>{hint}</View>
      </View>
      <View>{store.phase === 'opened' && <Cells store={store} />}</View>
      <View className={styles['actions']}>
        {actionsOf(store, page, help).map((action, index) => (
          <Button
            key={action.text}
            isBlock
            kind={index === 0 ? 'primary' : 'secondary'}
            onClick={() => act(page, action, store)}
          >
            {action.text}
          </Button>
        ))}
      </View>
      <View>{(store.phase === 'failed' || store.phase === 'silent') && <ServiceEntry page={page} />}</View>
    </View>
  );
});

/** Large: the user looks for the cell among many doors. */
const Cells = observer(function Cells({ store }: { readonly store: OpenStore }) {
  const shut = store.cells.filter(({ status }) => status !== 'opened');
  return (
    <View>
      <View className={styles['cells']}>
        {cellNames(store.cells.filter(({ status }) => status === 'opened'))}
      </View>
      <View>
        {shut.length > 0 && (
          <View className={styles['note']}>{`${OPEN_TEXTS.partly} ${cellNames(shut)}`}</View>
        )}
      </View>
      <View>
        {store.skippedIds.length > 0 && (
          <View
            className={styles['note']}
          >{`另有 ${store.skippedIds.length} 件${OPEN_TEXTS.keptByFee}`}</View>
        )}
      </View>
    </View>
  );
});

function saidOf({ phase, reason }: OpenStore): Said {
  switch (phase) {
    case 'idle':
    case 'sending':
    case 'opening':
      return { mark: 'busy', title: OPEN_TEXTS.sending, hint: OPEN_TEXTS.openingHint };
    case 'opened':
      return { mark: 'done', title: OPEN_TEXTS.opened, hint: OPEN_TEXTS.openedHint };
    case 'failed':
      return { mark: 'failed', title: OPEN_TEXTS.failed, hint: reason };
    case 'silent':
      return { mark: 'failed', title: OPEN_TEXTS.silent, hint: OPEN_TEXTS.silentHint };
  }
}

function actionsOf(store: OpenStore, page: OpeningPage, help?: NextAction): readonly NextAction[] {
  const helps = help === undefined ? [] : [help];
  const feeId = store.skippedIds[0] ?? store.here.value?.find(({ feeFen }) => feeFen > 0)?.id ?? '';
  switch (store.phase) {
    case 'idle':
    case 'sending':
    case 'opening':
      return [];
    case 'opened':
      return [
        { text: OPEN_TEXTS.done, onPress: () => navigator.goTo('pickUp') },
        ...(store.skippedIds.length > 0 ? [nextAction(page, 'fee', feeId)] : []),
      ];
    case 'silent':
      return [{ text: OPEN_TEXTS.askAgain, onPress: store.askAgain }, nextAction(page, 'list'), ...helps];
    case 'failed':
      if (store.nextStep === 'retry')
        return [{ text: OPEN_TEXTS.retry, onPress: store.open }, nextAction(page, 'list'), ...helps];
      if (store.nextStep === 'list') return [nextAction(page, 'list'), ...helps];
      return different([nextAction(page, store.nextStep, feeId), nextAction(page, 'list'), ...helps]);
  }
}

/** Without a scanner, 'rescan' is the list too: removes the duplicate. */
const different = (ways: readonly NextAction[]): readonly NextAction[] =>
  ways.filter(({ text }, index) => ways.findIndex((other) => other.text === text) === index);

async function act(page: OpeningPage, action: NextAction, { phase }: OpenStore): Promise<void> {
  tracker.click(page, 'nextStep', { phase });
  await action.onPress();
}
