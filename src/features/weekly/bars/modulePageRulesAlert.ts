import { ACTIVITY_TEXTS } from '@/domain/activity/parts/activityTexts';
import { alertRules } from '@/domain/task/appRulesAlert';
import { hasRulesAlert } from '@/domain/task/appVersions';
import { bridge } from '@/platform/bridge';
import { host } from '@/platform/host';
import { pictureAddress } from '@/session/links';
import { sanitizeHtml } from '@/utils/html';

/**
 * Shows the campaign's rules in the app's native alert, in app versions that have one (product §2.5): the web view of
 * scene pickResult is only as tall as its content and would cut off a dialog. Loaded in that scene only.
 * @returns whether the app showed them; if not, the page has to
 */
export async function alertModulePageRules(html: string): Promise<boolean> {
  if (!hasRulesAlert(host.current())) return false;
  return alertRules(sanitizeHtml(html, { pictureAddress }), bridge, {
    title: ACTIVITY_TEXTS.rules,
    button: ACTIVITY_TEXTS.rulesConfirm,
  });
}
