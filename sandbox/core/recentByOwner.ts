/**
 * An LRU cache of values by owner and key. When one owner has too many, or all together do, the least recently used
 * value is evicted: of that owner, or of all. Reading counts as use.
 */
export class RecentByOwner<Value> {
  /** Both in the order of use, most recent last. */
  private readonly all = new Map<string, { readonly owner: string; readonly value: Value }>();
  private readonly keysOf = new Map<string, Set<string>>();

  /**
   * @param maxOfOwner maximum number of values of one owner
   * @param maxOfAll maximum number of values of all owners together
   */
  constructor(
    private readonly maxOfOwner: number,
    private readonly maxOfAll: number,
  ) {}

  get size(): number {
    return this.all.size;
  }

  /** Undefined: never set, or evicted. */
  get(key: string): Value | undefined {
    const entry = this.all.get(key);
    if (entry === undefined) return undefined;
    this.set(entry.owner, key, entry.value);
    return entry.value;
  }

  /** Two owners must not use the same key. */
  set(owner: string, key: string, value: Value): void {
    this.delete(key);
    this.all.set(key, { owner, value });
    const own = this.keysOf.get(owner) ?? new Set();
    this.keysOf.set(owner, own.add(key));
    if (own.size > this.maxOfOwner) this.deleteFirst(own);
    if (this.all.size > this.maxOfAll) this.deleteFirst(this.all.keys());
  }

  delete(key: string): void {
    const entry = this.all.get(key);
    if (entry === undefined) return;
    this.all.delete(key);
    const own = this.keysOf.get(entry.owner);
    own?.delete(key);
    if (own?.size === 0) this.keysOf.delete(entry.owner);
  }

  clear(): void {
    this.all.clear();
    this.keysOf.clear();
  }

  private deleteFirst(keys: Iterable<string>): void {
    for (const key of keys) {
      this.delete(key);
      return;
    }
  }
}
