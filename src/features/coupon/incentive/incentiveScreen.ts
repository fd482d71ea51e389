/** What the page shows for the current state; see the table in `IncentiveActivity.tsx` (product §1.2.2, §1.4). */
import type { CallFailure } from '@/api/errors';
import { mayOpenLater } from '@/domain/activity';
import { isClientAllowed, type Client } from '@/domain/activity/clientMatching';
import { exceptionCodeOf, exceptionView, type ExceptionView } from './incentiveRules';
import { INCENTIVE_TEXTS, PAGE_CODE, type RoundCode } from './incentiveTexts';
import type { IncentiveActivity, IncentiveState, TaskInfo } from './incentiveTypes';

/** Why the user's progress could not be fetched. */
export type ProgressFailure =
  { readonly kind: 'offline' } | { readonly kind: 'failed'; readonly text: string };

export type IncentiveScreen =
  /** No such activity; wrong host; the user's progress is loading. */
  | { readonly kind: 'missing' | 'wrong-platform' | 'asking' }
  | ProgressFailure
  | { readonly kind: 'exception'; readonly view: ExceptionView }
  | {
      readonly kind: 'task';
      readonly pageCode: RoundCode;
      /** Null: not logged in, and the gateway sent no round to preview. */
      readonly task: TaskInfo | null;
    };

export interface ScreenFacts {
  /** Null: there is no such activity. */
  readonly activity: IncentiveActivity | null;
  readonly client: Client;
  /** Null: not known (yet, or no longer). */
  readonly state: IncentiveState | null;
  readonly progressFailure: ProgressFailure | null;
  /** A logged-in user is waiting for their progress. */
  readonly isAwaited: boolean;
}

export function screenOf({
  activity,
  client,
  state,
  progressFailure,
  isAwaited,
}: ScreenFacts): IncentiveScreen {
  if (activity === null || activity.status === 'NOT_EXIST') return { kind: 'missing' };
  if (isWrongPlatform(activity, client)) return { kind: 'wrong-platform' };
  const closed = exceptionCodeOf(activity.status);
  if (closed !== null) return { kind: 'exception', view: exceptionView(activity, closed) };
  if (state?.kind === 'exception')
    return { kind: 'exception', view: exceptionView(activity, state.pageCode) };
  if (state !== null) return { kind: 'task', pageCode: state.pageCode, task: state.task };
  if (progressFailure !== null) return progressFailure;
  if (isAwaited) return { kind: 'asking' };
  return { kind: 'task', pageCode: PAGE_CODE.notJoined, task: activity.preview };
}

/** Message for a failed progress request. */
export const progressFailureOf = (failure: CallFailure): ProgressFailure =>
  failure.kind === 'offline'
    ? { kind: 'offline' }
    : {
        kind: 'failed',
        text: (failure.kind === 'business' && failure.message) || INCENTIVE_TEXTS.infoFailed,
      };

/** The user may take part, so progress can be fetched. */
export const isOpenTo = (activity: IncentiveActivity, client: Client): boolean =>
  activity.status === 'PROCEED' && !isWrongPlatform(activity, client);

/** Not open, but it may open while the user is on the page. */
export const mayOpenTo = (activity: IncentiveActivity, client: Client): boolean =>
  mayOpenLater(activity.status) && !isWrongPlatform(activity, client);

const isWrongPlatform = ({ status, clientMap }: IncentiveActivity, client: Client): boolean =>
  status === 'WRONG_PLATFORM' || !isClientAllowed(clientMap, client);
