import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import type { CardView } from './aggregationRules';
import type { AggregationActivity } from './aggregationTypes';
import { CardRow } from './CardRow';
import { PanelHeader } from './PanelHeader';
import { StageBar } from './StageBar';
import styles from './AggregationView.module.scss';

interface AggregationViewProps {
  readonly activity: AggregationActivity;
  readonly cards: readonly CardView[];
  /** 0 to 100. */
  readonly percent: number;
  readonly hasEnded: boolean;
  /** Server time minus device time, in milliseconds. */
  readonly offsetMs: number;
  readonly claimingStageNo: number | null;
  readonly onEnd: () => void;
  readonly onPress: (card: CardView) => void;
}

/** Stateless header, bar and cards of a task package. */
export function AggregationView(props: AggregationViewProps) {
  const { activity, cards, percent, hasEnded, offsetMs, claimingStageNo, onEnd, onPress } = props;
  return (
    <Card>
      <PanelHeader activity={activity} hasEnded={hasEnded} offsetMs={offsetMs} onEnd={onEnd} />
      <View className={styles['aggregationViewBar']}>
        <StageBar percent={percent} />
      </View>
      <CardRow cards={cards} claimingStageNo={claimingStageNo} onPress={onPress} />
    </Card>
  );
}
