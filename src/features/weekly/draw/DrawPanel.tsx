import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Scope } from '@/api';
import { Pressable } from '@/components/Pressable';
import { useLoaded } from '@/hooks/useLoaded';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import { followSend } from '@/navigation/followLink';
import { host } from '@/platform/host';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { StatePage } from '@/templates/StatePage';
import { tracker } from '@/tracking';
import { footText, isWin } from './drawRules';
import type { DrawOutcome, DrawStore } from './DrawStore';
import { DRAW_TEXTS, resultText } from './drawTexts';
import type { DrawPlace } from './drawTypes';
import { Grid } from './Grid';
import { openSendParcel } from './openSendParcel';
import { prizeName } from './prizeText';
import { Row } from './Row';
import { useDrawStore } from './useDrawStore';
import styles from './DrawPanel.module.scss';

export interface DrawPanelProps {
  /** Must not change during the visit. */
  readonly place: DrawPlace;
  /** The page's scope. */
  readonly scope: Scope;
  /** The page that contains the panel, for tracking. */
  readonly page: string;
  readonly areThumbnailsOff: boolean;
  /** In the shape of the grid or row. */
  readonly skeleton: ReactNode;
}

/**
 * A prize draw that fetches its own pool (product §2.2, §2.4, §2.5).
 *
 * | state | display |
 * |---|---|
 * | loading | skeleton in the shape of the board |
 * | failed, offline | one row with 重试; the rest of the page stays usable |
 * | no prizes | one sentence |
 * | drawing not allowed | board, a button that shows so, the reason under the board |
 * | drawing | the light or strip runs; then the result dialog, or a message and the previous state |
 */
export const DrawPanel = observer(function DrawPanel(props: DrawPanelProps) {
  const { place, scope, page, areThumbnailsOff, skeleton } = props;
  const store = useDrawStore(place, scope);
  const { token } = session;
  useEffect(() => {
    void store.refresh();
  }, [store, token]);
  useShownAgain(
    () => {
      store.show();
      void store.refresh();
    },
    () => store.hide(),
  );

  const Board = place.style === 'grid' ? Grid : Row;
  return (
    <StatePage
      phase={store.phase}
      skeleton={skeleton}
      failedText={store.failureText}
      onRetry={store.load}
      empty={{ text: DRAW_TEXTS.noPrizes }}
      isCompact
    >
      {() => (
        <View className={styles['panel']}>
          <View className={styles['board']}>
            <Board store={store} areThumbnailsOff={areThumbnailsOff} onDraw={() => draw(store, page)} />
          </View>
          <View>
            <Foot store={store} place={place} page={page} />
          </View>
          <Result store={store} page={page} />
        </View>
      )}
    </StatePage>
  );
});

interface PartProps {
  readonly store: DrawStore;
  readonly page: string;
}

/** What `footText` says, and the link to the winning records. */
const Foot = observer(function Foot({ store, place, page }: PartProps & Pick<DrawPanelProps, 'place'>) {
  const { activity } = store;
  const hint = activity === null ? '' : footText(activity);
  // Only in the consumer app, with the grid (product §2.2, §2.6); in other hosts from the tab 我的.
  const hasRecords = place.style === 'grid' && host.current().kind === 'consumer-app';
  if (hint === '' && !hasRecords) return null;
  return (
    <View className={styles['foot']}>
      <View className={styles['hint']}>{hint}</View>
      {hasRecords && (
        <Pressable
          role="link"
          className={styles['records']}
          onPress={() => {
            tracker.click(page, 'drawRecords');
            return navigator.goTo('winningRecord', {
              channelId: place.channelId,
              activityId: activity?.id ?? '',
            });
          }}
        >
          {DRAW_TEXTS.records}
        </Pressable>
      )}
    </View>
  );
});

const loadResult = () => import('./components/DrawResultDialog');

const Result = observer(function Result({ store, page }: PartProps) {
  const { result } = store;
  const isWanted = store.isDrawing || result !== null;
  // The dialog's code loads while the light runs. If loading fails, a toast shows the result instead.
  const [isLost, setLost] = useState(false);
  const loaded = useLoaded(loadResult, isWanted, () => setLost(true));
  useEffect(() => {
    if (isLost && loaded === null && result !== null) sayResult(store);
  }, [isLost, loaded, result, store]);
  const words = result === null ? '' : resultText(isWin(result.prize) ? prizeName(result.prize) : null);
  return (
    <View>
      <View className={styles['live']} {...markup.access({ role: 'status', live: 'polite' })}>
        {words}
      </View>
      <View>
        {loaded !== null && (
          <loaded.DrawResultDialog
            result={result}
            onAction={() => void follow(store.closeAndDraw(), page)}
            onUse={(couponId) => void spend(store, page, couponId)}
            onSeeFund={() => void seeFund(store, page)}
            onClose={store.closeResult}
          />
        )}
      </View>
    </View>
  );
});

/** Opens the send page with the won coupon selected. */
function spend(store: DrawStore, page: string, couponId: string): Promise<boolean> {
  store.closeResult();
  return followSend('', { page, component: 'drawUse' }, [couponId]);
}

/** Drawn money is in the reduction fund. */
async function seeFund(store: DrawStore, page: string): Promise<void> {
  tracker.click(page, 'drawFund');
  store.closeResult();
  await navigator.goTo('reductionFunds');
}

function sayResult(store: DrawStore): void {
  const { result } = store;
  if (result === null) return;
  toast.show(resultText(isWin(result.prize) ? prizeName(result.prize) : null));
  store.closeResult();
}

function draw(store: DrawStore, page: string): Promise<void> {
  tracker.click(page, 'draw', { reasonCode: store.activity?.reasonCode ?? '' });
  return follow(store.draw(), page);
}

/** Shows a draw's outcome other than the dialog. */
async function follow(drawing: Promise<DrawOutcome>, page: string): Promise<void> {
  const outcome = await drawing;
  if (outcome.kind === 'nothing') return;
  tracker.track({ page, type: 'result', component: 'draw', context: { kind: outcome.kind } });
  if (outcome.kind === 'message') toast.show(outcome.text);
  if (outcome.kind === 'send-parcel') await openSendParcel(page);
}
