import type { NearestParcel } from './nearestParcel';

/** `顺丰速运 尾号 1234`, without unknown parts. */
export const parcelName = ({ carrier, tail }: Pick<NearestParcel, 'carrier' | 'tail'>): string =>
  [carrier, tail === '' ? '' : `尾号 ${tail}`].filter((part) => part !== '').join(' ');
