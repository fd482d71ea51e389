import type { LandingKind } from './landingTypes';

/** Differences between the two kinds of landing pages: only texts, colours and routes. */
interface KindFacts {
  readonly home: 'reductionFundsExtendHome' | 'reductionFundsStorageHome';
  readonly middle: 'reductionFundsExtendMiddle' | 'reductionFundsStorageMiddle';
  /** On the drawn header, when the activity has no picture. */
  readonly headline: string;
  /** What the amount pays for. */
  readonly purpose: string;
  readonly steps: readonly string[];
  /** Class in `Landing.module.scss` that sets the colours of this kind. */
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
