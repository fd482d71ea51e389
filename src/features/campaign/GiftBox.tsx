import { View } from '@tarojs/components';
import { useState } from 'react';
import { cx } from '@/components/cx';
import { Picture } from '@/components/Picture';
import { markup } from '@/platform/markup';
import type { GiftPrize } from './giftPrize';
import styles from './GiftBox.module.scss';

/** `waiting`: it is not known yet whether there is a gift; `gone`: over, or taken by another user. */
export type GiftBoxState = 'waiting' | 'closed' | 'opening' | 'open' | 'gone';

export interface GiftBoxProps {
  readonly state: GiftBoxState;
  /** What came out of it; the first three are drawn. */
  readonly prizes?: readonly GiftPrize[];
  /** The server's picture of the gift, '' if there is none: wrapped, it replaces the drawn box. */
  readonly picture?: string;
}

const MAX_DRAWN = 3;

/**
 * A gift box: shakes while it is being opened; when it opens during the visit, the lid jumps off and the prizes fan out.
 * Decoration: the page says the same in words.
 */
export function GiftBox({ state, prizes = [], picture = '' }: GiftBoxProps) {
  const isFresh = useFreshlyOpened(state);
  const [failed, setFailed] = useState('');
  const isOpen = state === 'open';
  const drawn = isOpen ? prizes.slice(0, MAX_DRAWN) : [];
  if (picture !== '' && picture !== failed)
    return (
      <View className={cx(styles['frame'], styles[state])} {...markup.access({ isHidden: true })}>
        <Picture
          className={styles['picture']}
          src={picture}
          alt=""
          fit="contain"
          isLazy={false}
          onFailed={() => setFailed(picture)}
        />
        {!isOpen && <View className={styles['bow']} />}
      </View>
    );
  return (
    <View
      className={cx(styles['box'], styles[state], isFresh && styles['fresh'])}
      {...markup.access({ isHidden: true })}
    >
      <View className={styles['inner']} />
      {drawn.map(({ amount, name }, index) => (
        <View key={index} className={cx(styles['prize'], styles[`of${drawn.length}`])}>
          <View className={styles['amount']}>{amount}</View>
          <View>{name}</View>
        </View>
      ))}
      <View className={styles['front']} />
      <View className={styles['lid']} />
    </View>
  );
}

/** Whether the box was opened during this visit: only then it moves. */
export function useFreshlyOpened(state: GiftBoxState): boolean {
  const [first] = useState(state);
  return state === 'open' && first !== 'open';
}
