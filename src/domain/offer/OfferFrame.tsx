import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { markup } from '@/platform/markup';
import { OfferBar } from './OfferBar';
import { OfferHead } from './OfferHead';
import styles from './OfferPage.module.scss';

interface OfferFrameProps {
  readonly imageUrl?: string;
  readonly title: string;
  readonly art?: 'parcel' | 'gift';
  /** What has happened, announced to screen readers; '' for nothing. */
  readonly words: string;
  /** The main buttons. */
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

/** Layout of a page about coupons: head, what has happened, cards, main buttons. */
export const OfferFrame = ({ imageUrl = '', title, art, words, bar, children }: OfferFrameProps) => (
  <View className={styles['page']}>
    <OfferHead imageUrl={imageUrl} title={title} art={art} />
    <View className={styles['main']}>
      {words !== '' && (
        <View className={styles['words']} {...markup.access({ role: 'status' })}>
          {words}
        </View>
      )}
      {children}
    </View>
    <OfferBar>{bar}</OfferBar>
  </View>
);
