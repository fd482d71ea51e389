/**
 * Entries since the last reset, oldest first; when there are too many, or they are too large in total, the oldest are
 * dropped.
 */
export class BoundedLog<Entry extends object> {
  private readonly entries: Entry[] = [];
  private readonly sizes = new WeakMap<Entry, number>();
  private bytes = 0;

  constructor(
    private readonly maxEntries: number,
    private readonly maxBytes: number,
  ) {}

  add(entry: Entry, bytes: number): Entry {
    this.entries.push(entry);
    this.sizes.set(entry, 0);
    this.grow(entry, bytes);
    return entry;
  }

  /** Adds to the size of an entry; ignored if the entry has been dropped. */
  protected grow(entry: Entry, bytes: number): void {
    const before = this.sizes.get(entry);
    if (before === undefined) return;
    this.sizes.set(entry, before + bytes);
    this.bytes += bytes;
    while (this.entries.length > this.maxEntries || this.bytes > this.maxBytes) this.drop();
  }

  private drop(): void {
    const oldest = this.entries.shift();
    if (oldest === undefined) return;
    this.bytes -= this.sizes.get(oldest) ?? 0;
    this.sizes.delete(oldest);
  }

  list(): readonly Entry[] {
    return this.entries;
  }

  clear(): void {
    while (this.entries.length > 0) this.drop();
  }
}
