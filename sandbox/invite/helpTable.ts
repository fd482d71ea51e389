import { beijingDayStart, type ServerClock } from '../core/clock';
import { KeyedQueue } from '../core/keyedQueue';
import { yieldTurn, type Random } from '../core/random';
import { OLD_CUSTOMER_MOBILE } from '../coupon/couponV2';
import { HELP_ACTIVITIES, SEEDED_HELPS } from './help';
import { type HelpKind } from './helpFixtures';
import { nextPart, reasonAgainst, sumOf, taskStateOf } from './helpRules';
import { type BargainEnd, type HelpReason } from './helpTypes';
import type { HelpTask, NewHelpTask, PaidHelp } from './helpTypes';

const HOUR_MS = 3_600_000;

/**
 * Helps of all kinds: who helped whom. Stored by phone number: a newly created account with the same number is the same
 * helper. All changes share one queue: a helper's daily limit counts across all of them.
 */
export class HelpTable {
  /** By invite code, in the order of starting. */
  private readonly tasks = new Map<string, HelpTask>();
  private readonly queue = new KeyedQueue();

  constructor(
    private readonly clock: ServerClock,
    private readonly random: Random,
  ) {
    const nowMs = clock.nowMs();
    for (const {
      inviteCode,
      activityCode,
      ownerPhone,
      startedHoursAgo,
      ownFen = 0,
      helpers,
    } of SEEDED_HELPS) {
      const activity = HELP_ACTIVITIES.find(({ code }) => code === activityCode);
      if (activity === undefined) throw new Error(`${inviteCode} is of no activity`);
      const { kind, goalFen, friends, lastsHours } = activity;
      const startedAtMs = nowMs - startedHoursAgo * HOUR_MS;
      this.tasks.set(inviteCode, {
        inviteCode,
        kind,
        activityCode,
        ownerPhone,
        startedAtMs,
        endsAtMs: startedAtMs + lastsHours * HOUR_MS,
        goalFen,
        friends,
        ownFen,
        helps: helpers.map(({ hoursAgo, ...helper }) => ({ ...helper, atMs: nowMs - hoursAgo * HOUR_MS })),
      });
    }
  }

  async helpTask(inviteCode: string): Promise<HelpTask | null> {
    await yieldTurn();
    return this.tasks.get(inviteCode) ?? null;
  }

  /** The latest one of this owner in this activity. */
  async helpTaskOf(activityCode: string, ownerPhone: string): Promise<HelpTask | null> {
    await yieldTurn();
    return this.latestOf(activityCode, ownerPhone);
  }

  /** All of this owner, newest first. */
  async helpTasksOf(kind: HelpKind, ownerPhone: string): Promise<readonly HelpTask[]> {
    await yieldTurn();
    return [...this.tasks.values()]
      .filter((task) => task.kind === kind && task.ownerPhone === ownerPhone)
      .sort((one, other) => other.startedAtMs - one.startedAtMs);
  }

  /** Starts one; if this owner already has one in this activity that runs or has reached its goal, returns that one. */
  startHelp({ hasOwnPart, ...made }: NewHelpTask): Promise<HelpTask> {
    return this.queue.run('help', async () => {
      await yieldTurn();
      const latest = this.latestOf(made.activityCode, made.ownerPhone);
      const startedAtMs = this.clock.nowMs();
      if (latest !== null && taskStateOf(latest, startedAtMs) !== 'OVER') return latest;
      const ownFen = hasOwnPart
        ? nextPart(made.goalFen, made.friends + 1, (below) => this.random.integer(below))
        : 0;
      const task = { ...made, inviteCode: `HP${this.random.hex(10)}`, startedAtMs, ownFen, helps: [] };
      this.tasks.set(task.inviteCode, task);
      return task;
    });
  }

  /** Why this number cannot help; `NONE`: it can. */
  async reasonToHelp(task: HelpTask, phone: string, end: BargainEnd | null): Promise<HelpReason> {
    await yieldTurn();
    return this.reasonOf(task, phone, end);
  }

  /** Helps once; check and change are atomic. */
  help(
    inviteCode: string,
    phone: string,
    end: BargainEnd | null,
  ): Promise<{ readonly reason: HelpReason; readonly fen: number }> {
    return this.queue.run('help', async () => {
      await yieldTurn();
      const task = this.tasks.get(inviteCode);
      if (task === undefined) return { reason: 'OVER', fen: 0 };
      const reason = this.reasonOf(task, phone, end);
      if (reason !== 'NONE') return { reason, fen: 0 };
      await yieldTurn();
      const fen = nextPart(task.goalFen - sumOf(task), task.friends - task.helps.length, (below) =>
        this.random.integer(below),
      );
      const helps = [...task.helps, { phone, fen, atMs: this.clock.nowMs() }];
      this.tasks.set(inviteCode, { ...task, helps });
      return { reason, fen };
    });
  }

  /** Payments of this number's reached cash helps into the wallet, each once. */
  async cashHelped(phone: string): Promise<readonly PaidHelp[]> {
    await yieldTurn();
    const nowMs = this.clock.nowMs();
    return [...this.tasks.values()]
      .filter(({ kind, ownerPhone }) => kind === 'fission' && ownerPhone === phone)
      .filter((task) => taskStateOf(task, nowMs) === 'REACHED')
      .map(({ inviteCode, goalFen, startedAtMs, helps }) => ({
        inviteCode,
        fen: goalFen,
        atMs: helps[helps.length - 1]?.atMs ?? startedAtMs,
      }));
  }

  private latestOf(activityCode: string, ownerPhone: string): HelpTask | null {
    const all = [...this.tasks.values()].filter(
      (task) => task.activityCode === activityCode && task.ownerPhone === ownerPhone,
    );
    return all[all.length - 1] ?? null;
  }

  private reasonOf(task: HelpTask, phone: string, end: BargainEnd | null): HelpReason {
    const nowMs = this.clock.nowMs();
    return reasonAgainst(task, phone, {
      nowMs,
      helpsToday: this.helpsToday(task.kind, phone, nowMs),
      isOld: phone === OLD_CUSTOMER_MOBILE,
      end,
    });
  }

  private helpsToday(kind: HelpKind, phone: string, nowMs: number): number {
    const todayMs = beijingDayStart(nowMs);
    return [...this.tasks.values()]
      .filter((task) => task.kind === kind)
      .flatMap(({ helps }) => helps)
      .filter((help) => help.phone === phone && help.atMs >= todayMs).length;
  }
}
