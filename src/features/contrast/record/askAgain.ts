import { recordsNoted } from '@/features/contrast/recordsNoted';
import { scroll } from '@/platform/scroll';
import { session } from '@/session';
import { tracker } from '@/tracking';
import type { RecordQueries } from './recordProps';

const PAGE = 'priceInquiryRecordDetail';

export const AGAIN_ID = 'contrast-again';

const SCROLL_ROOM_PX = 12;

export async function askAgain({ again }: RecordQueries, inquiryNo: string): Promise<void> {
  tracker.click(PAGE, 'again');
  recordsNoted.count += 1;
  const wasAsked = again.phase !== 'idle';
  again.want({ inquiryNo, account: session.loginEpoch });
  if (wasAsked) await again.load();
  void scroll.toElement(AGAIN_ID, SCROLL_ROOM_PX); // the button does not wait for the scroll animation
}
