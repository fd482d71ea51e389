/** What the consumer app can do from which version on (spec 2 §5, §9 "App version thresholds for tasks"). Pure. */
import type { Host } from '@/platform/host/types';

export type TaskHost = Pick<Host, 'kind' | 'os' | 'appVersionCode'>;

export const TASK_VERSIONS = {
  /** Jump by another app's scheme. */
  scheme: 5_014_000,
  /**
   * Decision: the spec names this threshold and not what it is for. Of what the tasks ask of the app, only the
   * notification permission after a subscription has no version of its own, so older apps are not asked for it.
   */
  notifications: 5_023_000,
  /** The app's own alert for the rules, on iOS. */
  iosRulesAlert: 6_019_000,
} as const;

/** An app that does not tell its version cannot be known to be new enough. */
const isAppFrom = ({ kind, appVersionCode }: TaskHost, version: number): boolean =>
  kind === 'consumer-app' && appVersionCode !== null && appVersionCode >= version;

export const canJumpByScheme = (host: TaskHost): boolean => isAppFrom(host, TASK_VERSIONS.scheme);

export const canAskNotifications = (host: TaskHost): boolean => isAppFrom(host, TASK_VERSIONS.notifications);

/**
 * Whether rules are shown by the app instead of in the page: in the scene pickResult only, whose web view is as low as
 * its content and would cut a dialog.
 * Decision: on iOS from 6019000 as the spec says; on the other systems in every version, since it names iOS alone. An
 * app that has no such alert answers so, and the page's dialog opens (`openRules`).
 */
export const hasRulesAlert = (host: TaskHost): boolean =>
  host.os === 'ios' ? isAppFrom(host, TASK_VERSIONS.iosRulesAlert) : host.kind === 'consumer-app';
