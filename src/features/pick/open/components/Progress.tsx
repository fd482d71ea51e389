import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { tracker } from '@/tracking';
import { leadOn, type LeadingOn } from '../leadOn';
import { cellNames } from '../openRules';
import { OPEN_TEXTS } from '../openTexts';
import type { OpenPhase, OpenStore } from '../OpenStore';
import styles from './Progress.module.scss';

interface Said {
  readonly mark: 'busy' | 'good' | 'bad';
  readonly title: string;
  readonly hint: string;
}

/** From the press to the open door, or to what leads on when it stays shut. */
export const Progress = observer(function Progress({ store }: { readonly store: OpenStore }) {
  const { mark, title, hint } = saidOf(store);
  return (
    <View className={styles['progress']}>
      <View className={cx(styles['mark'], styles[mark])} {...markup.access({ isHidden: true })} />
      <View {...markup.access({ role: 'status', live: 'assertive' })}>
        <View className={styles['title']}>{title}</View>
        <View className={styles['hint']}>{hint}</View>
      </View>
      <View>{store.phase === 'opened' && <Cells store={store} />}</View>
      <View className={styles['actions']}>
        {actionsOf(store).map((action, index) => (
          <Button
            key={action.text}
            isBlock
            kind={index === 0 ? 'primary' : 'secondary'}
            onClick={() => act(action, store.phase)}
          >
            {action.text}
          </Button>
        ))}
      </View>
    </View>
  );
});

/** Large: it is looked for among many doors. */
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
      return { mark: 'good', title: OPEN_TEXTS.opened, hint: OPEN_TEXTS.openedHint };
    case 'failed':
      return { mark: 'bad', title: OPEN_TEXTS.failed, hint: reason };
    case 'silent':
      return { mark: 'bad', title: OPEN_TEXTS.silent, hint: OPEN_TEXTS.silentHint };
  }
}

function actionsOf(store: OpenStore): readonly LeadingOn[] {
  const feeId = store.skippedIds[0] ?? store.here.value?.find(({ feeFen }) => feeFen > 0)?.id ?? '';
  switch (store.phase) {
    case 'idle':
    case 'sending':
    case 'opening':
      return [];
    case 'opened':
      return [
        { text: OPEN_TEXTS.done, onPress: () => navigator.goTo('pickUp') },
        ...(store.skippedIds.length > 0 ? [leadOn('fee', feeId)] : []),
      ];
    case 'silent':
      return [{ text: OPEN_TEXTS.askAgain, onPress: store.askAgain }, leadOn('list')];
    case 'failed':
      if (store.wayOn === 'retry') return [{ text: OPEN_TEXTS.retry, onPress: store.open }, leadOn('list')];
      if (store.wayOn === 'list') return [leadOn('list')];
      return different([leadOn(store.wayOn, feeId), leadOn('list')]);
  }
}

/** Without a scanner the way to it is the list already. */
const different = (ways: readonly LeadingOn[]): readonly LeadingOn[] =>
  ways.filter(({ text }, index) => ways.findIndex((other) => other.text === text) === index);

async function act(action: LeadingOn, phase: OpenPhase): Promise<void> {
  tracker.click('pickOpen', 'wayOn', { phase });
  await action.onPress();
}
