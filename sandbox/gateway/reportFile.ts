import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatewayReport } from './report';

const WRITE_AFTER_MS = 1000;
const MAX_BYTES = 4 * 1024 * 1024;
const KEPT_FILES = 3;

/** Writes to a file that only this user can read; a reader never sees half of it. */
export function writePrivately(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.tmp`;
  writeFileSync(unfinished, text, { mode: 0o600 });
  renameSync(unfinished, file);
}

/**
 * Keeps `gateway-report.json` up to date: at most once a second, and at the end. Each start moves the file of the last one
 * to `gateway-report.1.json`, that to `.2.json`, and removes older ones; so does a file that has become too large.
 */
export class ReportFile {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly file: string,
    private readonly report: GatewayReport,
    private readonly maxBytes = MAX_BYTES,
  ) {
    this.orWarn(() => this.rotate());
  }

  changed(): void {
    this.timer ??= setTimeout(() => this.flushOrWarn(), WRITE_AFTER_MS).unref();
  }

  flushOrWarn(): void {
    this.orWarn(() => this.flush());
  }

  private orWarn(work: () => void): void {
    try {
      work();
    } catch (error) {
      process.stderr.write(`${this.file} cannot be written: ${String(error)}\n`);
    }
  }

  private flush(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const text = `${JSON.stringify(this.report, null, 2)}\n`;
    writePrivately(this.file, text);
    if (Buffer.byteLength(text) <= this.maxBytes) return;
    this.rotate();
    this.report.clear();
  }

  private rotate(): void {
    const name = (index: number): string =>
      index === 0 ? this.file : this.file.replace(/(\.json)?$/, `.${index}.json`);
    rmSync(name(KEPT_FILES - 1), { force: true });
    for (let index = KEPT_FILES - 2; index >= 0; index -= 1)
      if (existsSync(name(index))) renameSync(name(index), name(index + 1));
  }
}
