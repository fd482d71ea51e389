import { ACTIVITY_TEXTS } from '@/domain/activity/parts/activityTexts';
import { alertRules } from '@/domain/task/rulesAlert';
import { hasRulesAlert } from '@/domain/task/taskRules';
import { bridge } from '@/platform/bridge';
import { host } from '@/platform/host';
import { pictureAddress } from '@/session/links';
import { sanitizeHtml } from '@/utils/html';

/**
 * The campaign's rules by the app's own alert, from the version on that has one (product §2.5): the web view of scene
 * pickResult is as low as its content and would cut a dialog. Loaded in that scene only.
 * @returns whether the app did; otherwise the page has to
 */
export async function alertCampaignRules(html: string): Promise<boolean> {
  if (!hasRulesAlert(host.current())) return false;
  return alertRules(sanitizeHtml(html, { pictureAddress }), bridge, {
    title: ACTIVITY_TEXTS.rules,
    button: ACTIVITY_TEXTS.rulesConfirm,
  });
}
