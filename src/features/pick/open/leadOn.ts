import { navigator } from '@/navigation';
import { scan } from '@/platform/scan';
import { scanCabinet } from '@/domain/parcel/scanCabinet';
import { OPEN_TEXTS } from './openTexts';
import type { WayOn } from './openRules';

export interface LeadingOn {
  readonly text: string;
  readonly onPress: () => Promise<unknown>;
}

const PAGE = 'pickOpen';
const toList: LeadingOn = { text: OPEN_TEXTS.toList, onPress: () => navigator.goTo('pickUp') };

/** What leads on from the opening page to another; where no page can scan, a new scan is no way. */
export function leadOn(way: Exclude<WayOn, 'retry'>, feeParcelId = ''): LeadingOn {
  switch (way) {
    case 'rescan':
      return scan.isSupported() ? { text: OPEN_TEXTS.rescan, onPress: () => scanCabinet(PAGE) } : toList;
    case 'fee':
      return {
        text: OPEN_TEXTS.toFee,
        onPress: () => navigator.replaceWith('pickFee', { parcelId: feeParcelId }),
      };
    case 'list':
      return toList;
  }
}
