import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { joinedLabel, canOpenJoined, yuanOfFen } from '@/features/reduction/fundRules';
import type { JoinedActivity } from '@/features/reduction/fundTypes';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { tracker } from '@/tracking';
import { CENTER_TEXTS } from './centerTexts';
import styles from './fundCards.module.scss';

interface JoinedRowProps {
  readonly activity: JoinedActivity;
  /** Position in the list, from 1. */
  readonly place: number;
  readonly channelId: string;
  readonly onRules: (html: string) => void;
}

/** One joined activity: name, amount, state, rules. Links to its entries if there are any to use. */
export function JoinedRow({ activity, place, channelId, onRules }: JoinedRowProps) {
  const { bizId, name, fen, status, ruleHtml } = activity;
  const label = joinedLabel(status);
  const isOpen = canOpenJoined(status);
  const words: ReactNode = (
    <>
      <View className={styles['name']}>{name}</View>
      <View className={styles['state']}>{`￥${yuanOfFen(fen)} · ${label}`}</View>
    </>
  );
  return (
    <View className={styles['row']} {...markup.access({ role: 'listitem', place })}>
      {isOpen ? (
        <Pressable
          className={cx(styles['about'], styles['open'])}
          role="link"
          label={`${name}，￥${yuanOfFen(fen)}，${label}`}
          onPress={() => openEntries(bizId, channelId)}
        >
          {words}
        </Pressable>
      ) : (
        <View className={cx(styles['about'], styles['spent'])}>{words}</View>
      )}
      {ruleHtml.trim() !== '' && (
        <Pressable
          className={styles['rule']}
          label={`${CENTER_TEXTS.rule}，${name}`}
          onPress={() => onRules(ruleHtml)}
        >
          {CENTER_TEXTS.rule}
        </Pressable>
      )}
    </View>
  );
}

async function openEntries(bizId: string, channelId: string): Promise<void> {
  tracker.click('reductionFunds', 'joined');
  await navigator.goTo('reductionFundsDetail', { bizId, channelId: channelId || undefined });
}
