import { ApiFailure } from './call';

const LIMIT_BYTES = 1024 * 1024;

/** One device's storage: survives a reload, separate from other devices and from the H5 build. */
export class DeviceStorage {
  private readonly prefix: string;

  constructor(
    private readonly backing: Storage,
    target: string,
    device: string,
  ) {
    this.prefix = `engine:${target}:${device}:`;
  }

  get(key: string): unknown {
    const text = this.backing.getItem(this.prefix + key);
    if (text === null) return undefined;
    const value: unknown = JSON.parse(text);
    return value;
  }

  /** @throws ApiFailure when the entry exceeds the hosts' limit of 1 MB. */
  set(key: string, value: unknown): void {
    const text = JSON.stringify(value === undefined ? '' : value);
    if (text.length > LIMIT_BYTES) throw new ApiFailure('entry size limit reached', 14);
    this.backing.setItem(this.prefix + key, text);
  }

  remove(key: string): void {
    this.backing.removeItem(this.prefix + key);
  }

  keys(): string[] {
    return Object.keys(this.backing)
      .filter((key) => key.startsWith(this.prefix))
      .map((key) => key.slice(this.prefix.length));
  }

  clear(): void {
    for (const key of this.keys()) this.remove(key);
  }

  sizeKb(): number {
    return Math.ceil(
      this.keys().reduce((sum, key) => sum + (this.backing.getItem(this.prefix + key)?.length ?? 0), 0) /
        1024,
    );
  }

  /** Everything stored, for tests. */
  all(): Record<string, unknown> {
    return Object.fromEntries(this.keys().map((key) => [key, this.get(key)]));
  }
}
