/** What is told of a real-time bid (product §2.5): its pings, and the event of one that cannot be shown. */
import { classifyLink, type LinkPolicy } from '@/utils/linkPolicy';
import type { PingOutcome } from '@/platform/ping/types';
import type { TrackInput } from '@/tracking';
import { taskTypeName, type TaskView } from './taskRules';

export interface BidReportsDeps {
  readonly ping: (url: string) => Promise<PingOutcome>;
  /** '' when nobody may be told there. */
  readonly addressOf: (url: string) => string;
  readonly track: (event: TrackInput) => void;
}

type BidTask = Pick<TaskView, 'taskId' | 'type' | 'bid'>;

/** Who was told what: once per bid, however often its task is seen, pressed or answered anew. */
export class BidReports {
  private readonly told = new Set<string>();

  constructor(private readonly deps: BidReportsDeps) {}

  /** The task was seen: more than half of it on screen. */
  shown(task: BidTask, page: string): void {
    this.once('show', task, () => this.ping(task.bid?.showUrl ?? '', task, page));
  }

  /** The task was pressed. */
  pressed(task: BidTask, page: string): void {
    this.once('click', task, () => this.ping(task.bid?.clickUrl ?? '', task, page));
  }

  /** The task came without what was paid for, and is not shown. */
  showFailed(task: BidTask, page: string): void {
    this.once('showFailed', task, () =>
      this.deps.track({ page, type: 'error', component: 'taskShowFailed', context: contextOf(task) }),
    );
  }

  private once(what: string, task: BidTask, tell: () => void): void {
    const key = JSON.stringify([what, task.bid?.requestId || task.taskId]);
    if (this.told.has(key)) return;
    this.told.add(key);
    tell();
  }

  /** Nobody waits for it; one that did not go out is reported. */
  private ping(url: string, task: BidTask, page: string): void {
    if (url === '') return;
    const report = (why: string): void =>
      this.deps.track({
        page,
        type: 'error',
        component: 'taskPing',
        context: { ...contextOf(task), why: why.slice(0, 200) },
      });
    const address = this.deps.addressOf(url);
    if (address === '') return report('refused');
    void this.deps.ping(address).then((outcome) => {
      if (outcome.kind === 'failed') report(outcome.message);
    });
  }
}

const contextOf = ({ taskId, type, bid }: BidTask): Readonly<Record<string, unknown>> => ({
  taskId,
  typeName: taskTypeName(type),
  requestId: bid?.requestId ?? '',
  bid: bid?.facts ?? {},
});

/**
 * Where a ping may go. Decision: to hosts only that links may lead to (and to the app's own pages): an address that
 * nobody checked would tell anybody who looks at the page.
 * @param absolute makes a path of this app an address
 */
export function pingAddress(url: string, policy: LinkPolicy, absolute: (path: string) => string): string {
  const target = classifyLink(url, policy);
  if (target.kind === 'external') return target.url;
  return target.kind === 'internal' ? absolute(target.path) : '';
}
