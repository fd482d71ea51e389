/** Features of the consumer app by version (product §2.5, §2.9 "App version thresholds for tasks"). Pure. */
import type { Host } from '@/platform/host/types';

export type TaskHost = Pick<Host, 'kind' | 'os' | 'appVersionCode'>;

const TASK_VERSIONS = {
  /** Jump by another app's scheme. */
  scheme: 5_014_000,
  /**
   * Decision: the description names this threshold but not its purpose. Of the app features that tasks use, only the
   * notification permission after a subscription has no version, so older apps are not asked for it.
   */
  notifications: 5_023_000,
  /** The app's own alert for the rules, on iOS. */
  iosRulesAlert: 6_019_000,
} as const;

/** An app that does not send its version counts as too old. */
const isAppFrom = ({ kind, appVersionCode }: TaskHost, version: number): boolean =>
  kind === 'consumer-app' && appVersionCode !== null && appVersionCode >= version;

export const canJumpByScheme = (host: TaskHost): boolean => isAppFrom(host, TASK_VERSIONS.scheme);

export const canAskNotifications = (host: TaskHost): boolean => isAppFrom(host, TASK_VERSIONS.notifications);

/**
 * Whether the app shows rules instead of the page: only in the scene pickResult, whose web view is only as high as its
 * content and would cut off a dialog.
 * Decision: on iOS from 6019000 as the description says; on other systems in every version, since it names only iOS. An
 * app without such an alert responds so, and the page's dialog opens (`openRules`).
 */
export const hasRulesAlert = (host: TaskHost): boolean =>
  host.os === 'ios' ? isAppFrom(host, TASK_VERSIONS.iosRulesAlert) : host.kind === 'consumer-app';
