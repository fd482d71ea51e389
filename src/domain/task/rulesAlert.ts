import { env } from '@/env';
import type { BridgeCapability } from '@/platform/bridge/types';
import { plainText, type RichNode } from '@/utils/html';
import { withQuery } from '@/utils/query';
import { TASK_TEXTS } from './taskRules';

/** An address of megabytes no app takes. */
const MAX_TEXT = 2000;

interface AlertWords {
  readonly title: string;
  readonly button: string;
}

/**
 * Shows rules by the consumer app's own alert (product §2.5 "rules alert route"), which takes words alone.
 * Decision: the route's address is our design, as the description names only that there is one.
 * @returns whether the app did; otherwise the page has to
 */
export async function alertRules(
  nodes: readonly RichNode[],
  bridge: Pick<BridgeCapability, 'call'>,
  { title, button }: AlertWords = { title: TASK_TEXTS.rules, button: TASK_TEXTS.rulesConfirm },
): Promise<boolean> {
  if (env.consumerAppScheme === '') return false;
  const scheme = withQuery(`${env.consumerAppScheme}://alert`, {
    title,
    content: plainText(nodes).slice(0, MAX_TEXT),
    button,
  });
  return (await bridge.call('jumpByScheme', { scheme })).kind === 'ok';
}
