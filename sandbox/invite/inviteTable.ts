import type { AccountTable } from '../account/accountTable';
import type { ServerClock } from '../core/clock';
import { KeyedQueue } from '../core/keyedQueue';
import { type Random, yieldTurn } from '../core/random';
import type { Visitor } from '../core/visitor';
import { maskedPhone } from './inviteRules';
import { inviteOfCode, INVITER, INVITER_CAMPAIGNS, SEEDED_FRIENDS, type InviteVersion } from './invites';
import type { AcceptOutcome, InvitedFriend, InviteFacts, InviteOwner } from './inviteTypes';

const DAY_MS = 86_400_000;

/** The graph of invitations. One campaign's changes are queued, so that a friend has only one inviter. */
export class InviteTable {
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
    private readonly accounts: AccountTable,
  ) {
    this.seededAtMs = clock.nowMs();
  }

  /** This account's invite code for this campaign, created on first use. */
  async inviteCodeOf(activityCode: string, inviter: Visitor): Promise<string> {
    if (isSeeded(activityCode, inviter)) return INVITER.code;
    const key = nameOf(activityCode, inviter.id);
    const code = this.codes.get(key) ?? `IV${this.random.hex(10)}`;
    this.codes.set(key, code);
    this.owners.set(code, { activityCode, inviter });
    return code;
  }

  /** The invitation of a code; the seeded code works on the pages of both versions. Null: unknown, or of the other page. */
  async inviteOf(inviteCode: string, version: InviteVersion): Promise<InviteFacts | null> {
    const owner =
      inviteCode === INVITER.code ? await this.seededOwner(version) : (this.owners.get(inviteCode) ?? null);
    const fixture = owner === null ? undefined : inviteOfCode(owner.activityCode);
    if (owner === null || fixture === undefined || fixture.version !== version) return null;
    const query = new URLSearchParams({ activityCode: fixture.code, inviteCode });
    return {
      ...owner,
      inviterName: maskedPhone(owner.inviter.phone),
      activityTitle: fixture.title,
      rewardText: fixture.rewardText,
      h5Path: `/invite${version}/invite?${query.toString()}`,
    };
  }

  private async seededOwner(version: InviteVersion): Promise<InviteOwner> {
    const { id } = await this.accounts.accountOfPhone(INVITER.mobile);
    return { activityCode: `INV${version.slice(1)}-OPEN`, inviter: { id, phone: INVITER.mobile } };
  }

  /** Friends whom an account has invited to a campaign, in the order of joining. */
  async friendsOf(activityCode: string, inviter: Visitor): Promise<readonly InvitedFriend[]> {
    await yieldTurn();
    const seeded = isSeeded(activityCode, inviter) ? this.seededFriends(activityCode) : [];
    return [...seeded, ...(this.friends.get(nameOf(activityCode, inviter.id)) ?? [])];
  }

  /** Account that invited this friend; null: none. */
  async inviterOfFriend(activityCode: string, friendId: string): Promise<string | null> {
    await yieldTurn();
    return this.inviters.get(nameOf(activityCode, friendId)) ?? null;
  }

  /** Adds a friend, once per campaign, and never in a circle. */
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
