/** Reports about real-time bids (product §2.5): their pings, and the event for one that cannot be shown. */
import type { PingOutcome } from '@/platform/ping/types';
import type { TrackInput } from '@/tracking';
import { classifyLink, type LinkPolicy } from '@/utils/linkPolicy';
import { taskTypeName } from './taskTexts';
import type { TaskView } from './taskTypes';

interface BidReportsDeps {
  readonly ping: (url: string) => Promise<PingOutcome>;
  /** '' if pings to that address are not allowed. */
  readonly addressOf: (url: string) => string;
  readonly track: (event: TrackInput) => void;
}

type BidTask = Pick<TaskView, 'taskId' | 'type' | 'bid'>;

/** Sends each report once per bid, however often its task is seen, tapped or received again. */
export class BidReports {
  private readonly sent = new Set<string>();

  constructor(private readonly deps: BidReportsDeps) {}

  /** Impression of the task: more than half of it was on screen. */
  shown(task: BidTask, page: string): void {
    this.once('show', task, () => this.ping(task.bid?.showUrl ?? '', task, page));
  }

  /** The task was tapped. */
  pressed(task: BidTask, page: string): void {
    this.once('click', task, () => this.ping(task.bid?.clickUrl ?? '', task, page));
  }

  /** The task came without its paid icon, and is not shown. */
  showFailed(task: BidTask, page: string): void {
    this.once('showFailed', task, () =>
      this.deps.track({ page, type: 'error', component: 'taskShowFailed', context: contextOf(task) }),
    );
  }

  private once(what: string, task: BidTask, send: () => void): void {
    const key = JSON.stringify([what, task.bid?.requestId || task.taskId]);
    if (this.sent.has(key)) return;
    this.sent.add(key);
    send();
  }

  /** Fire and forget; a ping that fails is reported. */
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
 * Allowed address of a ping. Decision: only hosts that links may lead to (and the app's own pages): an unchecked
 * address could report page views to anyone.
 * @param absolute turns a path of this app into an address
 */
export function pingAddress(url: string, policy: LinkPolicy, absolute: (path: string) => string): string {
  const target = classifyLink(url, policy);
  if (target.kind === 'external') return target.url;
  return target.kind === 'internal' ? absolute(target.path) : '';
}
