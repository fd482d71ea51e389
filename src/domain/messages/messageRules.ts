/** For which messages the user is asked, and how long a decision is respected. Pure. */
import { MAX_TEMPLATES, type SubscribeAnswer } from '@/platform/subscribeMessage/types';

/** The user's last decision per template id. */
export type MessageMemory = Readonly<
  Record<string, { readonly answer: SubscribeAnswer; readonly atMs: number }>
>;

const DAY_MS = 86_400_000;
/**
 * How long a decision is respected. Decision: after a rejection the app does not ask for a week; a template that was
 * switched off may have been switched on again in the host's settings after a month. An acceptance is for one message,
 * so the next occasion asks again (the host does so silently if the user ticked 总是保持).
 */
const RESPECT_MS: Readonly<Record<SubscribeAnswer, number>> = {
  accept: 0,
  reject: 7 * DAY_MS,
  ban: 30 * DAY_MS,
};

/** The templates to ask for now: at most three, in the gateway's order (most important first). */
export function templatesToAsk(
  templateIds: readonly string[],
  memory: MessageMemory,
  nowMs: number,
): readonly string[] {
  return [...new Set(templateIds)]
    .filter((id) => {
      const last = memory[id];
      // A clock that was set back must not silence a template for years.
      return last === undefined || Math.abs(nowMs - last.atMs) >= RESPECT_MS[last.answer];
    })
    .slice(0, MAX_TEMPLATES);
}

export function remember(
  memory: MessageMemory,
  answers: Readonly<Record<string, SubscribeAnswer>>,
  nowMs: number,
): MessageMemory {
  const next: Record<string, { answer: SubscribeAnswer; atMs: number }> = { ...memory };
  for (const [id, answer] of Object.entries(answers)) next[id] = { answer, atMs: nowMs };
  return next;
}
