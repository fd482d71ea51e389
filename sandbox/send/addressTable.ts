import { KeyedQueue } from '../core/keyedQueue';
import { yieldTurn } from '../core/random';
import type { Visitor } from '../core/visitor';
import { seededAddresses } from './addresses';
import type { BookAddress, SaveOutcome } from './addressTypes';

const MOST_OF_A_KIND = 100;

/** Address books by account, most recently saved first. Changes to one book are queued. */
export class AddressTable {
  private readonly books = new Map<string, readonly BookAddress[]>();
  private readonly queue = new KeyedQueue();
  private count = 0;

  /** Defaults first, then the most recently saved. */
  async addressesOf(visitor: Visitor): Promise<readonly BookAddress[]> {
    await yieldTurn();
    const book = this.bookNow(visitor);
    return [...book.filter(({ isDefault }) => isDefault), ...book.filter(({ isDefault }) => !isDefault)];
  }

  /** An empty id creates a new one; the same texts of one kind are one entry. */
  saveAddress(visitor: Visitor, wanted: BookAddress): Promise<SaveOutcome> {
    return this.queue.run(visitor.id, async (): Promise<SaveOutcome> => {
      await yieldTurn();
      const book = this.bookNow(visitor);
      const before = book.find((entry) =>
        wanted.id === '' ? isSame(entry, wanted) : entry.id === wanted.id,
      );
      if (before === undefined && wanted.id !== '') return { kind: 'unknown' };
      const ofKind = book.filter(({ kind }) => kind === wanted.kind);
      if (before === undefined && ofKind.length >= MOST_OF_A_KIND) return { kind: 'full' };
      const address: BookAddress = { ...wanted, id: before?.id ?? this.nextId() };
      const others = book
        .filter(({ id }) => id !== address.id)
        .map((entry) =>
          address.isDefault && entry.kind === address.kind ? { ...entry, isDefault: false } : entry,
        );
      this.books.set(visitor.id, [address, ...others]);
      return { kind: 'saved', address };
    });
  }

  deleteAddress(visitor: Visitor, id: string): Promise<void> {
    return this.queue.run(visitor.id, async () => {
      await yieldTurn();
      this.books.set(
        visitor.id,
        this.bookNow(visitor).filter((entry) => entry.id !== id),
      );
    });
  }

  private bookNow({ id, phone }: Visitor): readonly BookAddress[] {
    return this.books.get(id) ?? seededAddresses(phone);
  }

  private nextId(): string {
    this.count += 1;
    return `AD${String(this.count).padStart(8, '0')}`;
  }
}

const isSame = (a: BookAddress, b: BookAddress): boolean =>
  a.kind === b.kind &&
  a.name === b.name &&
  a.mobile === b.mobile &&
  a.province === b.province &&
  a.city === b.city &&
  a.district === b.district &&
  a.detail === b.detail;
