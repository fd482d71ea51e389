/**
 * The open activity of the last visit, shown at once by the next one while the current one is requested (docs/storage.md
 * "A page that is shown again at once"). Kept is what everyone sees first: title, poster, where it can be claimed.
 */
import { number, object, record, string } from '@/api/decode';
import { isRecent, MAX_CHARS } from '@/data/lastAnswerRules';
import type { ReceiveActivity } from '@/domain/coupon/receiveTypes';
import type { KeptMemory } from '@/session/keptMemory';
import type { Clock } from '@/utils/clock';

const partOf = object({ code: string, title: string, clientMap: record(string), posterUrl: string });
const entryOf = object({ atMs: number, activity: partOf });

interface KeptActivity {
  readonly activity: ReceiveActivity;
  /** When it was answered, device clock, epoch milliseconds. */
  readonly atMs: number;
}

export interface KeptActivities {
  /** Whose activity is read and written now; see `KeptMemory`. */
  reader(): string | null;
  /** Null: none, another one, too old, or unreadable. */
  read(): KeptActivity | null;
  /** @param reader when the activity was requested */
  write(activity: ReceiveActivity, reader: string | null): void;
  /** Another activity's stays. */
  forget(): void;
}

interface KeptActivityDeps {
  readonly memory: KeptMemory;
  /** Of the page's activity. */
  readonly code: string;
  /** '' for a picture that may not be loaded. */
  readonly pictureAddress: (address: string) => string;
  readonly clock: Pick<Clock, 'nowMs'>;
}

export function makeKeptActivities({
  memory,
  code,
  pictureAddress,
  clock,
}: KeptActivityDeps): KeptActivities {
  return {
    reader: memory.reader,
    forget() {
      if (this.read() !== null) memory.forget();
    },
    read() {
      const text = memory.read();
      if (text === null) return null;
      try {
        const { atMs, activity } = entryOf(JSON.parse(text), '');
        if (activity.code !== code) return null;
        if (isRecent(atMs, clock.nowMs())) {
          const posterUrl = pictureAddress(activity.posterUrl);
          return { activity: wholeOf({ ...activity, posterUrl }), atMs };
        }
      } catch {
        // Truncated, or another version's: removed like one that is too old.
      }
      memory.forget();
      return null;
    },
    write(activity, reader) {
      const text = JSON.stringify({ atMs: clock.nowMs(), activity: publicPart(activity) });
      if (text.length > MAX_CHARS) memory.forget();
      else memory.write(text, reader);
    },
  };
}

type Part = ReturnType<typeof partOf>;

/** Not kept: rules (HTML), what claiming needs, dialogs, sharing. */
export const publicPart = ({ code, title, clientMap, page }: ReceiveActivity): Part => ({
  code,
  title,
  clientMap,
  posterUrl: page.posterUrl,
});

/** Without the rest, which only the current activity has; nothing acts on it. */
const wholeOf = ({ code, title, clientMap, posterUrl }: Part): ReceiveActivity => ({
  code,
  title,
  clientMap,
  descriptionHtml: '',
  status: 'PROCEED',
  biz: 0,
  scene: 0,
  page: {
    posterUrl,
    qrCodeUrl: '',
    qrButtonText: '',
    qrButtonJumpUrl: '',
    singleBackgroundUrl: '',
    multipleBackgroundUrl: '',
    couponJumpUrl: '',
    shareTitle: '',
    shareSummary: '',
    shareImageUrl: '',
  },
});
