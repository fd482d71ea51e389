import type { Random } from '../core/random';

/** Share links of campaigns: the owner of each, and who claimed through it. */
export class ShareTable {
  private readonly codes = new Map<string, string>();
  private readonly owners = new Map<string, string>();
  private readonly friends = new Map<string, Set<string>>();

  constructor(private readonly random: Random) {}

  /** This account's share code for this campaign, created on first use. */
  async shareCodeOf(activityCode: string, accountId: string): Promise<string> {
    const key = `${activityCode} ${accountId}`;
    const code = this.codes.get(key) ?? `SH${this.random.hex(10)}`;
    this.codes.set(key, code);
    this.owners.set(code, accountId);
    return code;
  }

  /** Account that owns this link; null: unknown. */
  async sharerOf(shareCode: string): Promise<string | null> {
    return this.owners.get(shareCode) ?? null;
  }

  /** A friend has claimed through this link; counted once per friend, never for the owner. */
  async countFriend(shareCode: string, friendId: string): Promise<void> {
    const friends = this.friends.get(shareCode) ?? new Set<string>();
    this.friends.set(shareCode, friends);
    // The owner does not count as a friend.
    if (this.owners.get(shareCode) !== friendId) friends.add(friendId);
  }

  async friendsBy(shareCode: string): Promise<number> {
    return this.friends.get(shareCode)?.size ?? 0;
  }
}
