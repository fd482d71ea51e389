import type { ServerClock } from '../core/clock';
import { KeyedQueue } from '../core/keyedQueue';
import { yieldTurn } from '../core/random';
import type { Visitor } from '../core/visitor';

/** A parcel that was picked up. */
interface TakenParcel {
  readonly parcelId: string;
  readonly takenAtMs: number;
}

export interface CabinetOperation {
  readonly id: string;
  readonly cabinetCode: string;
  readonly parcelIds: readonly string[];
  readonly polls: number;
  /** 0 waiting, 1 opened, 2 failed. */
  readonly status: 0 | 1 | 2;
  readonly reasonMsg: string;
}

interface KeptOperation extends CabinetOperation {
  readonly accountId: string;
}

/** Parcels that were picked up, and running openings. Those of one account are queued. */
export class CabinetTable {
  /** Cabinets switched on or off by hand, by code. */
  readonly cabinetSwitches = new Map<string, boolean>();
  private readonly taken = new Map<string, readonly TakenParcel[]>();
  /** In the order of opening. */
  private readonly operations = new Map<string, KeptOperation>();
  private readonly pickNames = new Map<string, string>();
  private readonly queue = new KeyedQueue();

  constructor(private readonly clock: ServerClock) {}

  async takenBy({ id }: Visitor): Promise<readonly TakenParcel[]> {
    await yieldTurn();
    return this.taken.get(id) ?? [];
  }

  /** The operation that opens these cells; returns the running one for the same cells. */
  openCells(visitor: Visitor, cabinetCode: string, parcelIds: readonly string[]): Promise<CabinetOperation> {
    return this.queue.run(visitor.id, async () => {
      await yieldTurn();
      const name = [...parcelIds].sort().join(' ');
      const running = [...this.operations.values()].find(
        (operation) =>
          operation.accountId === visitor.id &&
          operation.status === 0 &&
          [...operation.parcelIds].sort().join(' ') === name,
      );
      if (running !== undefined) return running;
      const operation: KeptOperation = {
        id: `OP${String(this.operations.size + 1).padStart(8, '0')}`,
        accountId: visitor.id,
        cabinetCode,
        parcelIds,
        polls: 0,
        status: 0,
        reasonMsg: '',
      };
      this.operations.set(operation.id, operation);
      return operation;
    });
  }

  /** Polls once more: `settle` decides the state of a waiting one. Null: not this user's. */
  pollCells(
    visitor: Visitor,
    operationId: string,
    settle: (operation: CabinetOperation) => Pick<CabinetOperation, 'status' | 'reasonMsg'>,
  ): Promise<CabinetOperation | null> {
    return this.queue.run(visitor.id, async () => {
      await yieldTurn();
      const before = this.operations.get(operationId);
      if (before === undefined || before.accountId !== visitor.id) return null;
      if (before.status !== 0) return before;
      const polled = { ...before, polls: before.polls + 1 };
      const after = { ...polled, ...settle(polled) };
      this.operations.set(operationId, after);
      if (after.status === 1) this.takeOut(visitor, after.parcelIds);
      return after;
    });
  }

  switchCabinet(cabinetCode: string, isOnline: boolean): void {
    this.cabinetSwitches.set(cabinetCode, isOnline);
  }

  /** The name that parcels are handed out under, if it was changed; null: unchanged. */
  async pickNameOf({ id }: Visitor): Promise<string | null> {
    await yieldTurn();
    return this.pickNames.get(id) ?? null;
  }

  /** @returns whether it was changed: possible once per account */
  async changePickName({ id }: Visitor, name: string): Promise<boolean> {
    await yieldTurn();
    if (this.pickNames.has(id)) return false;
    this.pickNames.set(id, name);
    return true;
  }

  private takeOut({ id }: Visitor, parcelIds: readonly string[]): void {
    const before = this.taken.get(id) ?? [];
    const takenAtMs = this.clock.nowMs();
    const fresh = parcelIds
      .filter((parcelId) => before.every((parcel) => parcel.parcelId !== parcelId))
      .map((parcelId) => ({ parcelId, takenAtMs }));
    this.taken.set(id, [...before, ...fresh]);
  }
}
