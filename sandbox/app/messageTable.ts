import { yieldTurn } from '../core/random';

/** Per account. */
const MAX_MESSAGES = 1000;

/** Accepted messages, one for each time the user accepted. */
export class MessageTable {
  private readonly accepted = new Map<string, readonly string[]>();

  /** Accepts one more message of each of these templates. */
  async acceptMessages(accountId: string, templateIds: readonly string[]): Promise<void> {
    await yieldTurn();
    const all = [...(this.accepted.get(accountId) ?? []), ...templateIds];
    this.accepted.set(accountId, all.slice(-MAX_MESSAGES));
  }

  async messagesOf(accountId: string): Promise<readonly string[]> {
    await yieldTurn();
    return this.accepted.get(accountId) ?? [];
  }
}
