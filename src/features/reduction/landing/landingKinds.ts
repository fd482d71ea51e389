/** How the two kinds of landing pages differ: by words, colours and routes alone. */
import type { LandingKind } from './landingTypes';

interface KindFacts {
  readonly home: 'reductionFundsExtendHome' | 'reductionFundsStorageHome';
  readonly middle: 'reductionFundsExtendMiddle' | 'reductionFundsStorageMiddle';
  /** On the drawn header, where the activity has no picture. */
  readonly headline: string;
  /** What the amount is spent on. */
  readonly purpose: string;
  readonly steps: readonly string[];
  /** Class of `Landing.module.scss` that sets the kind's colours. */
  readonly tone: 'extend' | 'storage';
}

export const LANDING_KINDS: Readonly<Record<LandingKind, KindFacts>> = {
  EXTEND: {
    home: 'reductionFundsExtendHome',
    middle: 'reductionFundsExtendMiddle',
    headline: '延时取件减免金',
    purpose: '抵扣超时取件费',
    steps: ['领取减免金', '到柜机取超时包裹', '支付时自动抵扣'],
    tone: 'extend',
  },
  STORAGE: {
    home: 'reductionFundsStorageHome',
    middle: 'reductionFundsStorageMiddle',
    headline: '寄存减免金',
    purpose: '抵扣寄存费',
    steps: ['领取减免金', '到柜机寄存物品', '支付时自动抵扣'],
    tone: 'storage',
  },
};
