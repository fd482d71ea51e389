import type { SaveImageOutcome } from '@/platform/saveImage/types';
import { MODULE_TEXTS } from '../moduleTexts';

/** What is said of it, product §2.8 "Image save from the app"; nothing to who changed their mind. */
export function saveText(outcome: SaveImageOutcome['kind']): string {
  switch (outcome) {
    case 'saved':
      return MODULE_TEXTS.saved;
    case 'denied':
      return MODULE_TEXTS.saveDenied;
    case 'unsupported':
      return MODULE_TEXTS.saveByPress;
    case 'failed':
      return MODULE_TEXTS.saveFailed;
    case 'cancelled':
      return '';
  }
}
