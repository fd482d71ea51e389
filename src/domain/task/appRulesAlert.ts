import { env } from '@/env';
import type { BridgeCapability } from '@/platform/bridge/types';
import { withQuery } from '@/utils/addressQuery';
import { plainText, type RichNode } from '@/utils/html';
import { TASK_TEXTS } from './taskTexts';

/** No app accepts an address of megabytes. */
const MAX_TEXT = 2000;

interface AlertTexts {
  readonly title: string;
  readonly button: string;
}

/**
 * Shows rules with the consumer app's own alert (product §2.5 "rules alert route"), which accepts only plain text.
 * Decision: the route's address is our design, since the description only names the route.
 * @returns whether the app showed it; otherwise the page must
 */
export async function alertRules(
  nodes: readonly RichNode[],
  bridge: Pick<BridgeCapability, 'call'>,
  { title, button }: AlertTexts = { title: TASK_TEXTS.rules, button: TASK_TEXTS.rulesConfirm },
): Promise<boolean> {
  if (env.consumerAppScheme === '') return false;
  const scheme = withQuery(`${env.consumerAppScheme}://alert`, {
    title,
    content: plainText(nodes).slice(0, MAX_TEXT),
    button,
  });
  return (await bridge.call('jumpByScheme', { scheme })).kind === 'ok';
}
