import type { ServerClock } from '../core/clock';
import { INVITER, INVITER_CAMPAIGNS, SEEDED_FRIENDS } from './invites';
import { type Random, yieldTurn } from '../core/random';
import type { AcceptOutcome, InvitedFriend, InviteOwner } from './inviteTypes';
import { KeyedQueue } from '../core/keyedQueue';
import type { Visitor } from '../core/rewardTypes';

const DAY_MS = 86_400_000;

/** The graph of invitations. One campaign's changes are queued, so that a friend has only one inviter. */
export class MemoryInvites {
  private readonly codes = new Map<string, string>();
  private readonly owners = new Map<string, InviteOwner>();
  private readonly friends = new Map<string, readonly InvitedFriend[]>();
  /** Account of the inviter, by campaign and friend. */
  private readonly inviters = new Map<string, string>();
  private readonly queue = new KeyedQueue();
  private readonly seededAtMs: number;

  constructor(
    private readonly clock: ServerClock,
    private readonly random: Random,
  ) {
    this.seededAtMs = clock.nowMs();
  }

  async inviteCodeOf(activityCode: string, inviter: Visitor): Promise<string> {
    if (isSeeded(activityCode, inviter)) return INVITER.code;
    const key = nameOf(activityCode, inviter.id);
    const code = this.codes.get(key) ?? `IV${this.random.hex(10)}`;
    this.codes.set(key, code);
    this.owners.set(code, { activityCode, inviter });
    return code;
  }

  ownerOf(inviteCode: string): InviteOwner | null {
    return this.owners.get(inviteCode) ?? null;
  }

  async friendsOf(activityCode: string, inviter: Visitor): Promise<readonly InvitedFriend[]> {
    await yieldTurn();
    const seeded = isSeeded(activityCode, inviter) ? this.seededFriends(activityCode) : [];
    return [...seeded, ...(this.friends.get(nameOf(activityCode, inviter.id)) ?? [])];
  }

  async inviterOfFriend(activityCode: string, friendId: string): Promise<string | null> {
    await yieldTurn();
    return this.inviters.get(nameOf(activityCode, friendId)) ?? null;
  }

  acceptInvite({ activityCode, inviter }: InviteOwner, friend: Visitor): Promise<AcceptOutcome> {
    return this.queue.run(activityCode, async () => {
      const before = await this.inviterOfFriend(activityCode, friend.id);
      if (before !== null) return before === inviter.id ? 'had' : 'other';
      if (this.isBroughtBy(activityCode, inviter.id, friend.id)) return 'circle';
      await yieldTurn();
      this.inviters.set(nameOf(activityCode, friend.id), inviter.id);
      const key = nameOf(activityCode, inviter.id);
      const { id, phone } = friend;
      const joined = { id, phone, joinedAtMs: this.clock.nowMs(), seededParcels: null };
      this.friends.set(key, [...(this.friends.get(key) ?? []), joined]);
      return 'accepted';
    });
  }

  /** Whether `ancestorId` is this account or invited it, directly or indirectly. */
  private isBroughtBy(activityCode: string, accountId: string, ancestorId: string): boolean {
    let current: string | undefined = accountId;
    while (current !== undefined) {
      if (current === ancestorId) return true;
      current = this.inviters.get(nameOf(activityCode, current));
    }
    return false;
  }

  private seededFriends(activityCode: string): readonly InvitedFriend[] {
    const at = (days: number): number => this.seededAtMs + days * DAY_MS;
    return SEEDED_FRIENDS.map(({ phone, joinedInDays, sentInDays, isShipped }, index) => ({
      id: `${activityCode}-F${index + 1}`,
      phone,
      joinedAtMs: at(joinedInDays),
      seededParcels:
        sentInDays === null
          ? []
          : [{ sentAtMs: at(sentInDays), shippedAtMs: isShipped ? at(sentInDays + 0.25) : null }],
    }));
  }
}

const nameOf = (activityCode: string, accountId: string): string => `${activityCode} ${accountId}`;

const isSeeded = (activityCode: string, { phone }: Visitor): boolean =>
  phone === INVITER.mobile && INVITER_CAMPAIGNS.includes(activityCode);
