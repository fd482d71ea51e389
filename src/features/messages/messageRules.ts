import type { SubscribeAnswer } from '@/platform/subscribeMessage/types';
import { MAX_TEMPLATES } from '@/platform/subscribeMessage/types';

/** What the person said last, per template id. */
export type MessageMemory = Readonly<
  Record<string, { readonly answer: SubscribeAnswer; readonly atMs: number }>
>;

const DAY_MS = 86_400_000;
/**
 * For how long an answer is respected. Decision: who rejected is left in peace for a week; who switched a template off
 * may have switched it on again in the host's settings after a month. An acceptance is for one message, so the next
 * occasion asks again (the host does so silently for who ticked 总是保持).
 */
const RESPECT_MS: Readonly<Record<SubscribeAnswer, number>> = {
  accept: 0,
  reject: 7 * DAY_MS,
  ban: 30 * DAY_MS,
};

/** The templates to ask for now: at most three, in the gateway's order (the most important first). */
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
