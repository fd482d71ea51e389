import { yieldTurn } from '../random';
import type { MessageStore } from './miniTypes';

/** Messages that people want, one for each time that they said so. */
export class MemoryMessages implements MessageStore {
  private readonly accepted = new Map<string, readonly string[]>();

  async acceptMessages(accountId: string, templateIds: readonly string[]): Promise<void> {
    await yieldTurn();
    this.accepted.set(accountId, [...(this.accepted.get(accountId) ?? []), ...templateIds]);
  }

  async messagesOf(accountId: string): Promise<readonly string[]> {
    await yieldTurn();
    return this.accepted.get(accountId) ?? [];
  }
}
