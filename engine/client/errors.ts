/** Failures of the package under test, in the order in which they happened. */
export class ErrorLog {
  readonly entries: string[] = [];
  private readonly listeners = new Set<(entry: string) => void>();

  add(kind: string, cause: unknown): void {
    const entry = `${kind}: ${describe(cause)}`;
    this.entries.push(entry);
    for (const listener of this.listeners) listener(entry);
  }

  onAdd(listener: (entry: string) => void): void {
    this.listeners.add(listener);
  }
}

/** One line for any thrown value; errors keep their first stack frame, which names the package file. */
export function describe(cause: unknown): string {
  if (cause instanceof Error) {
    const frame = (cause.stack ?? '').split('\n').find((line) => line.includes('package:///'));
    return `${cause.name}: ${cause.message}${frame === undefined ? '' : ` ${frame.trim()}`}`;
  }
  if (typeof cause === 'string') return cause;
  try {
    return JSON.stringify(cause) ?? String(cause);
  } catch {
    return String(cause);
  }
}
